#include "CFuzzer.h"
// libFuzzer has the function.
