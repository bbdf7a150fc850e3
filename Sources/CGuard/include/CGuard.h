#ifndef CGUARD_H
#define CGUARD_H

/// Stops the program with a message when code that it has loaded crashes, does not return, or takes
/// too much memory. There is one guard per process.

/// Begins to watch. All strings are copied.
///
/// symbolizer: the path of llvm-symbolizer, or NULL; tells the line of a crash.
/// exit_code: what the program ends with when it is stopped.
/// time_limit: seconds between guard_enter and guard_leave; 0 for no limit.
/// memory_limit: bytes that the program may grow by between them; 0 for no limit.
/// messages: the descriptor that messages are written to.
/// Returns 0, or an errno.
int guard_begin(const char *symbolizer, int exit_code, double time_limit, long long memory_limit,
                int messages);

/// Names a library whose code is watched, for the line of a crash.
void guard_library(const char *path);

/// The loaded code is about to run on the calling thread; calls nest.
void guard_enter(void);
void guard_leave(void);

#endif
