#ifndef CCONCURRENCYHOOKS_H
#define CCONCURRENCYHOOKS_H

#include <stdbool.h>

/// Has Swift's runtime ask for the main actor's executor, and for what tasks without one run on, here.
///
/// `identity` and `implementation` are the two words of a reference to the serial executor that stands in for
/// the main one; `take` gets the jobs of tasks without an executor. Both count only on threads that are
/// between `concurrency_hooks_enter` and `concurrency_hooks_leave`.
void concurrency_hooks_begin(void *identity, void *implementation, void (*take)(void *job));

void concurrency_hooks_enter(void);
void concurrency_hooks_leave(void);

/// Whether the calling thread is between `concurrency_hooks_enter` and `concurrency_hooks_leave`.
bool concurrency_hooks_are_active(void);

#endif
