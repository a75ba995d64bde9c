// What a module is for. Scripts/build-wasm.sh compiles this for each, so that the linker knows it.
#include <stdbool.h>

#ifndef ONLY
#define ONLY -1
#endif

/// The number in ComponentKind of the only component that the module makes; -1 for all of them, -2 for none.
int elastic_only(void) { return ONLY; }

/// Whether something in it eases along a curve that is not straight: of all components pull-to-refresh does.
bool elastic_has_curves(void) { return ONLY == -1 || ONLY == 1; }

/// Whether a spring in it can be damped more than critically: of all components a balloon's dots can, whose friction is a setting.
bool elastic_has_overdamping(void) { return ONLY < 0 || ONLY == 4; }

/// Whether something in it is thrown: no component is, but the values of a page.
bool elastic_has_decays(void) { return ONLY == -2; }
