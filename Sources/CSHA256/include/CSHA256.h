#ifndef CSHA256_H
#define CSHA256_H

#include <stddef.h>
#include <stdint.h>

/// Mixes blocks of 64 bytes into the state of SHA-256 (FIPS 180-4, 6.2.2).
///
/// `plain` says whether it is done without the instructions that processors have for it; the state is the same.
void sha256_blocks(uint32_t state[8], const void *bytes, size_t count, int plain);

#endif
