#ifndef CCHANCE_H
#define CCHANCE_H

#include <stdint.h>

/// What would differ from run to run for code that asks its machine: random numbers and the date.
struct chance {
  /// Of the random numbers; goes on with each.
  uint64_t state;
  /// In seconds since 1970.
  double date;
};

/// Until the next call, the calling thread takes both from `chance`; NULL for the machine's own.
/// Returns what was there before.
struct chance *chance_exchange(struct chance *chance);

/// 64 bits of the calling thread's chance, or of the machine's.
uint64_t chance_bits(void);

#endif
