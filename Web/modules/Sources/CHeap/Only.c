// What a module is for. Scripts/build-wasm.sh compiles this for each, so that the linker knows it.
#ifndef ONLY
#define ONLY -1
#endif

/// The number in ComponentKind of the only component that the module makes; -1 for all of them, -2 for none.
int elastic_only(void) { return ONLY; }
