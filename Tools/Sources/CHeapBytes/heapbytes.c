#include "heapbytes.h"
