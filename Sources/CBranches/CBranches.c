#define _GNU_SOURCE
#include "CBranches.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { kMaxLibraries = 64 };

// What the compiler keeps for a library: a counter for each branch, and a pair of an address and flags.
static struct {
  uint8_t *counters;
  size_t count;
  const uintptr_t *places;
} libraries[kMaxLibraries];
static size_t counted, placed;

// The same for a library whose branches call a function with a number of their own.
static struct {
  size_t count;
  const uintptr_t *places;
} callers[kMaxLibraries];
static size_t calling;
// How often each of those branches was taken, by its number; the first is for what has none.
static uint64_t *executions;
static size_t numbered = 1;

// Called by each library when it is loaded (LLVM, SanitizerCoverage, "Inline 8bit-counters").
void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *stop) {
  if (counted == kMaxLibraries || start == stop) return;
  libraries[counted].counters = start;
  libraries[counted].count = stop - start;
  counted++;
}

// Called by each library when it is loaded, with room for a number for each branch ("Tracing PCs with guards"). Libraries are
// loaded while none of their code runs.
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  if (calling == kMaxLibraries || start == stop || *start) return;
  size_t count = stop - start;
  uint64_t *larger = realloc(executions, (numbered + count) * sizeof *larger);
  if (!larger) return;
  executions = larger;
  if (numbered == 1) executions[0] = 0;
  for (uint32_t *guard = start; guard < stop; guard++) {
    executions[numbered] = 0;
    *guard = (uint32_t)numbered++;
  }
  callers[calling].count = count;
  calling++;
}

// Called by each branch that is taken. A branch that was not numbered is 0, which is there if any is.
void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  if (*guard) executions[*guard]++;
}

// Called after either, with two words for each branch ("PC-Table").
void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *stop) {
  if (start == stop) return;
  if (calling > 0 && !callers[calling - 1].places) {
    callers[calling - 1].places = start;
    return;
  }
  if (placed == kMaxLibraries) return;
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

// Tells where the branch begins whose address stands at a place of a table.
static int place(const uintptr_t *places, size_t branch, char *path, size_t size, uint64_t *offset) {
  Dl_info info;
  if (!places) return -1;
  uintptr_t address = places[2 * branch];
  if (!dladdr((void *)address, &info) || !info.dli_fname) return -1;
  snprintf(path, size, "%s", info.dli_fname);
  *offset = address - (uintptr_t)info.dli_fbase;
  return 0;
}

int branches_place(size_t branch, char *path, size_t size, uint64_t *offset) {
  for (size_t i = 0; i < counted; i++) {
    if (branch < libraries[i].count) return place(libraries[i].places, branch, path, size, offset);
    branch -= libraries[i].count;
  }
  return -1;
}

size_t executions_count(void) { return numbered - 1; }

void executions_reset(void) {
  if (executions) memset(executions, 0, numbered * sizeof *executions);
}

void executions_read(uint64_t *counts) {
  if (executions) memcpy(counts, executions + 1, (numbered - 1) * sizeof *executions);
}

int executions_place(size_t branch, char *path, size_t size, uint64_t *offset) {
  for (size_t i = 0; i < calling; i++) {
    if (branch < callers[i].count) return place(callers[i].places, branch, path, size, offset);
    branch -= callers[i].count;
  }
  return -1;
}
