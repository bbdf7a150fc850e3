#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

void files_complete_standard_streams(void) {
  // The wrong way round, so that using them fails; the lowest free number is taken.
  static const int modes[] = {O_WRONLY, O_RDONLY, O_RDWR};
  for (int number = 0; number < 3; number++)
    if (fcntl(number, F_GETFD) == -1 && errno == EBADF) (void)!open("/dev/null", modes[number]);
}

static int pipe_end;

static void pass_on(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  (void)!write(pipe_end, &byte, 1);
  errno = saved;
}

static void do_nothing(int number) { (void)number; }

int files_signal_pipe(void) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return -1;
  pipe_end = ends[1];
  static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction action = {.sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < 3; i++) {
    struct sigaction old;
    // As nohup wants it.
    if (sigaction(numbers[i], NULL, &old) == 0 && old.sa_handler == SIG_IGN) continue;
    action.sa_handler = pass_on;
    sigaction(numbers[i], &action, NULL);
  }
  // Whoever started the program may have done so on a thread that blocks them, and that is inherited.
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < 3; i++) sigaddset(&set, numbers[i]);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  // Not SIG_IGN, which programs that are started would inherit.
  action.sa_handler = do_nothing;
  sigaction(SIGPIPE, &action, NULL);
  return ends[0];
}

void files_end_by_signal(int number) {
  signal(number, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
  _exit(128 + number);
}

int files_exchange(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}
