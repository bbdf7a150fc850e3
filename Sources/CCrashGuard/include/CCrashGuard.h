#ifndef CCRASHGUARD_H
#define CCRASHGUARD_H

#include <stddef.h>

/// Stops the program with a message when code that it has loaded crashes, does not return, or takes
/// too much memory. There is one guard per process.

/// Begins to watch. All strings are copied.
///
/// symbolizer: the path of llvm-symbolizer, or NULL; tells the line of a crash.
/// exit_code: what the program ends with when it is stopped.
/// time_limit: seconds of the processor between crash_guard_enter and crash_guard_leave, or six times as long in which the
///     machine runs; 0 for no limit.
/// memory_limit: bytes that the program may grow by between them; 0 for no limit.
/// messages: the descriptor that messages are written to.
/// Returns 0, or an errno.
int crash_guard_begin(const char *symbolizer, int exit_code, double time_limit, long long memory_limit,
                int messages);

/// Names a library whose code is watched, for the line of a crash.
void crash_guard_library(const char *path);

/// The loaded code is about to run on the calling thread; calls nest.
void crash_guard_enter(void);
void crash_guard_leave(void);

/// What to say, instead of how it ended, if the code crashes or does not return after all before the
/// outermost crash_guard_leave: it has been told of a mistake that it cannot go on after. Copied.
void crash_guard_expect(const char *text);

/// What to say after how the code ended, if it crashes or calls exit: what may be the cause. Copied; empty for nothing.
void crash_guard_remark(const char *text);

/// Whether crash_guard_try leads out of code that cannot go on, which it does not at first: whoever calls it need not know beforehand whether
/// a crash is the code's own fault.
void crash_guard_let_go(int is_allowed);

/// Runs `body` so that a crash of the loaded code, or crash_guard_stop, leads out of it and not out of the program if that is allowed: what it held stays
/// held, and nothing that it began is ended. Calls nest; the innermost one of the thread counts, unless another task of Swift's
/// runs in it.
///
/// text: receives what the runtime said of it, the kind of the crash and 'file:line:column' of the innermost watched code, a
///     line each, or the message of crash_guard_stop.
/// Returns 0 if the body came to its end.
int crash_guard_try(void (*body)(void *context), void *context, char *text, size_t size);

/// What the loaded code calls for swift_once, which its linker is told: so that it is known which lazy globals are being made when
/// crash_guard_try leads out of it. These are made anew when they are asked for again. One that is asked for while it is being
/// made on the same thread is given as it is.
///
/// token: of the global; 0 before it is made, as the runtime of Swift has it.
void crash_guard_once(long *token, void (*make)(void *), void *context) __asm__("__wrap_swift_once");

/// Unbinds the value of a task local that was bound last, of those that code has bound that crash_guard_try has led out of.
void crash_guard_unbind(void);

/// Ends the program at once with a message, or the innermost crash_guard_try: the code cannot go on.
_Noreturn void crash_guard_stop(const char *text, int exit_code);

/// Begins a copy of the process, with the guard in it if there is one, and this time limit. Only the calling thread
/// goes on in it, so that the copy must not wait for others.
///
/// messages: the descriptor that messages of the copy are written to.
/// Returns the number of the copy, 0 in the copy itself, or -1 with errno.
int crash_guard_fork(double time_limit, int messages);

/// Writes a line, 'file:line:column' of the innermost watched code that is running on the calling
/// thread, or of what called it from watched code, if 'callers' is 1, and so on. Returns 0, or -1 if there is none or nobody
/// who could tell.
int crash_guard_place(char *text, size_t size, int callers);

/// From now on whoever is told where code crashed is told of as many of its callers in watched code, too: lines
/// 'note: called in file:line:column', from the innermost.
void crash_guard_tell_callers(int count);

/// The innermost watched code that is running on the calling thread: the number of its library, from 1, in
/// the upper 16 bits, and the offset of the call in it; 0 if there is none. Takes well below a microsecond.
unsigned long long crash_guard_site(void);

/// Writes three lines for each of the first 512 offsets in a library, in their order: the function,
/// 'file:line:column', and an empty one.
/// Returns 0, or -1 if there is nobody who could tell.
int crash_guard_places(int library, const unsigned long long *offsets, int count, char *text, size_t size);

#endif
