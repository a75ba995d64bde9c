#include <iconv.h>
#include <uchardet.h>
