#define _GNU_SOURCE
#include "CDeterminism.h"
#include "CSplitMix.h"

#include <dlfcn.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static _Thread_local struct determinism *current;

struct determinism *determinism_exchange(struct determinism *determinism) {
  struct determinism *before = current;
  current = determinism;
  return before;
}

static uint64_t next(uint64_t *state) { return splitmix_output(*state = splitmix_next(*state)); }

uint64_t determinism_bits(void) {
  if (current) return next(&current->state);
  uint64_t bits = 0;
  for (size_t done = 0; done < sizeof bits;) {
    ssize_t count = getrandom((char *)&bits + done, sizeof bits - done, 0);
    if (count > 0) done += (size_t)count;
  }
  return bits;
}

// MARK: The functions of the system, in whose place these are called because the program comes
// before its libraries.

void arc4random_buf(void *buffer, size_t size) {
  for (size_t done = 0; done < size; done += 8) {
    uint64_t bits = determinism_bits();
    memcpy((char *)buffer + done, &bits, size - done < 8 ? size - done : 8);
  }
}

// The runtime's own: UUID() and random numbers that were compiled into other libraries.
void swift_stdlib_random(void *buffer, size_t size) { arc4random_buf(buffer, size); }

uint32_t arc4random(void) { return (uint32_t)determinism_bits(); }

uint32_t arc4random_uniform(uint32_t bound) {
  return (uint32_t)(((unsigned __int128)determinism_bits() * bound) >> 64);
}

static uint64_t legacy_state;
static uint64_t legacy_bits(void) { return next(current ? &current->state : &legacy_state); }

// Their seeds are heeded outside of a scene alone: within, the scene's is.
void srand48(long seed) { legacy_state = (uint64_t)seed; }
void srandom(unsigned seed) { legacy_state = seed; }
void srand(unsigned seed) { legacy_state = seed; }
double drand48(void) { return (double)(legacy_bits() >> 11) * 0x1p-53; }
long lrand48(void) { return (long)(legacy_bits() >> 33); }
long mrand48(void) { return (long)(int32_t)(legacy_bits() >> 32); }
long random(void) { return (long)(legacy_bits() >> 33); }
int rand(void) { return (int)(legacy_bits() >> 33); }

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock == CLOCK_REALTIME && current) {
    double seconds = floor(current->date);
    time->tv_sec = (time_t)seconds;
    time->tv_nsec = (long)((current->date - seconds) * 1e9);
    return 0;
  }
  static int (*theirs)(clockid_t, struct timespec *);
  int (*call)(clockid_t, struct timespec *) = __atomic_load_n(&theirs, __ATOMIC_RELAXED);
  if (!call) {
    call = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    if (!call) return (int)syscall(SYS_clock_gettime, clock, time);
    __atomic_store_n(&theirs, call, __ATOMIC_RELAXED);
  }
  return call(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

/// Gives Swift's sets and dictionaries the same order in every run, as its environment variable
/// SWIFT_DETERMINISTIC_HASHING does, which would have to be set before the program begins.
__attribute__((constructor)) static void order_hashing(void) {
  struct parameters { uint64_t seeds[2]; bool deterministic; };
  struct parameters *parameters = dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters");
  if (parameters) *parameters = (struct parameters){{0, 0}, true};
}
