#define _GNU_SOURCE
#include "CBranches.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

enum { kMaxLibraries = 64 };

// What the compiler keeps for a library: a counter for each branch, and a pair of an address and flags.
static struct {
  uint8_t *counters;
  size_t count;
  const uintptr_t *places;
} libraries[kMaxLibraries];
static size_t counted, placed;

// Called by each library when it is loaded (LLVM, SanitizerCoverage, "Inline 8bit-counters").
void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *stop) {
  if (counted == kMaxLibraries || start == stop) return;
  libraries[counted].counters = start;
  libraries[counted].count = stop - start;
  counted++;
}

// Called after it, with two words for each branch ("PC-Table").
void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *stop) {
  if (placed == kMaxLibraries || start == stop) return;
  libraries[placed].places = start;
  placed++;
}

size_t branches_count(void) {
  size_t sum = 0;
  for (size_t i = 0; i < counted; i++) sum += libraries[i].count;
  return sum;
}

void branches_reset(void) {
  for (size_t i = 0; i < counted; i++) memset(libraries[i].counters, 0, libraries[i].count);
}

void branches_read(uint8_t *counts) {
  for (size_t i = 0; i < counted; i++) {
    memcpy(counts, libraries[i].counters, libraries[i].count);
    counts += libraries[i].count;
  }
}

int branches_place(size_t branch, char *path, size_t size, uint64_t *offset) {
  for (size_t i = 0; i < counted; i++) {
    if (branch >= libraries[i].count) {
      branch -= libraries[i].count;
      continue;
    }
    Dl_info info;
    if (!libraries[i].places) return -1;
    uintptr_t address = libraries[i].places[2 * branch];
    if (!dladdr((void *)address, &info) || !info.dli_fname) return -1;
    snprintf(path, size, "%s", info.dli_fname);
    *offset = address - (uintptr_t)info.dli_fbase;
    return 0;
  }
  return -1;
}
