// The row functions with the instructions that every machine of the architecture has.
#define NAME(x) baseline_##x
#include "rows.h"
