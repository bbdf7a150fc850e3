#ifndef CTASKS_H
#define CTASKS_H

#include <stdbool.h>

/// Has Swift's runtime ask for the main actor's executor, and for what tasks without one run on, here.
///
/// `identity` and `implementation` are the two words of a reference to the serial executor that stands in for
/// the main one; `take` gets the jobs of tasks without an executor. Both count only on threads that are
/// between `tasks_enter` and `tasks_leave`.
void tasks_begin(void *identity, void *implementation, void (*take)(void *job));

void tasks_enter(void);
void tasks_leave(void);

/// Whether the calling thread is between `tasks_enter` and `tasks_leave`.
bool tasks_are_taken(void);

#endif
