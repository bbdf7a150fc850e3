#include "CRaster.h"

extern const CRasterRows baseline_rows;
#if defined(__x86_64__)
extern const CRasterRows avx2_rows;
#endif

const CRasterRows *craster_rows(bool baseline) {
#if defined(__x86_64__)
  if (!baseline && __builtin_cpu_supports("avx2")) return &avx2_rows;
#else
  (void)baseline;
#endif
  return &baseline_rows;
}
