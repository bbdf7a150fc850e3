#ifndef CDETERMINISM_H
#define CDETERMINISM_H

#include <stdint.h>

/// What would differ from run to run for code that asks its machine: random numbers and the date.
struct determinism {
  /// Of the random numbers; goes on with each.
  uint64_t state;
  /// In seconds since 1970.
  double date;
};

/// Until the next call, the calling thread takes both from `determinism`; NULL for the machine's own.
/// Returns what was there before.
struct determinism *determinism_exchange(struct determinism *determinism);

/// 64 bits of the calling thread's chance, or of the machine's.
uint64_t determinism_bits(void);

#endif
