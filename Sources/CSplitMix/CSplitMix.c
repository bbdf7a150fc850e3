#include "CSplitMix.h"
