#ifndef CSPLITMIX_H
#define CSPLITMIX_H

#include <stdint.h>

// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014;
// https://prng.di.unimi.it/splitmix64.c

/// The state after `state`.
static inline uint64_t splitmix_next(uint64_t state) { return state + 0x9e3779b97f4a7c15; }

/// The number of a state that is not the seed itself.
static inline uint64_t splitmix_output(uint64_t state) {
  uint64_t bits = state;
  bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ bits >> 27) * 0x94d049bb133111eb;
  return bits ^ bits >> 31;
}

#endif
