#ifndef CBRANCHES_H
#define CBRANCHES_H

#include <stddef.h>
#include <stdint.h>

/// Counts how often each branch of loaded code was taken, if that was compiled so that it can be counted.

/// How many branches there are in the code that has been loaded, of which it is noted that they were taken.
size_t branches_count(void);

/// Begins to count anew.
void branches_reset(void);

/// Writes how often each branch was taken since the last reset, from 0 to 255, in the order of the code; above 255 it begins
/// at 0 again.
///
/// counts: room for branches_count() numbers.
void branches_read(uint8_t *counts);

/// Tells where a branch begins: the path of its library, and its offset there.
///
/// Returns 0, or -1 if that is not known.
int branches_place(size_t branch, char *path, size_t size, uint64_t *offset);

/// How many branches there are in the code that has been loaded, of which it is counted exactly how often they are taken.
size_t executions_count(void);

/// Begins to count anew.
void executions_reset(void);

/// Writes how often each of these branches was taken since the last reset, in the order of the code.
///
/// counts: room for executions_count() numbers.
void executions_read(uint64_t *counts);

/// Tells where such a branch begins, as branches_place does.
int executions_place(size_t branch, char *path, size_t size, uint64_t *offset);

#endif
