#if Cairo
import CCairo
#endif
