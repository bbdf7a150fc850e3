// The chunks of a PNG file that hold compressed rows.
#ifndef CPNG_CHUNKS_H
#define CPNG_CHUNKS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Chunks that have not been looked at yet.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} cpng_chunks;

static inline uint32_t cpng_big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static inline void cpng_put_big_endian(uint8_t *bytes, uint32_t value) {
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(value >> (24 - 8 * i));
}

/// Finds the data of the next IDAT or fdAT chunk (that of an fdAT after its sequence number); returns 0 if
/// there is none.
static inline int cpng_next_data(cpng_chunks *rest, const uint8_t **data, size_t *count) {
  while (rest->count >= 12) {
    const uint8_t *chunk = rest->bytes;
    size_t length = cpng_big_endian(chunk);
    if (length > INT32_MAX || length > rest->count - 12) return 0;
    rest->bytes += length + 12;
    rest->count -= length + 12;
    int is_first = memcmp(chunk + 4, "IDAT", 4) == 0;
    if (!is_first && (memcmp(chunk + 4, "fdAT", 4) != 0 || length < 4)) continue;
    *data = chunk + (is_first ? 8 : 12);
    *count = length - (is_first ? 0 : 4);
    return 1;
  }
  return 0;
}

#endif
