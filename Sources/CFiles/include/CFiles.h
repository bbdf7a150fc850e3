#pragma once

/// Makes sure that the descriptors 0 to 2 are open, so that no file gets the number of a stream that
/// was closed. Reading or writing what was closed fails.
void files_complete_standard_streams(void);

/// From here on SIGINT, SIGTERM and SIGHUP do not end the program, unless they are ignored already: their
/// numbers are written into a pipe, one byte each. SIGPIPE does nothing, so that writing reports it.
/// Programs that are started are not affected.
///
/// Returns the end of the pipe to read from; -1 if there can be none.
int files_signal_pipe(void);

/// Ends the program as the signal does that was caught.
_Noreturn void files_end_by_signal(int number);

/// Exchanges two files at once; -1 with errno if that cannot be done.
int files_exchange(const char *one, const char *other);
