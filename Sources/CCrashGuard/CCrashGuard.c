#define _GNU_SOURCE
#include "CCrashGuard.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { kMaxLibraries = 16, kMaxFrames = 256, kStackSize = 1 << 17, kMaxDepth = 4096, kMaxOffsets = 512 };

// Between two looks of the watching thread, in nanoseconds.
enum { kPause = 20000000 };
// How many times as long as its processor may work, code may take in all: it may wait, or others may be in its way.
enum { kPatience = 6 };

static char symbolizer[4096];
static char libraries[kMaxLibraries][4096];
static atomic_int library_count;
// The machine code of the watched libraries that are loaded, as far as it was looked for.
static struct { uintptr_t base, start, end; } code_ranges[kMaxLibraries];
static int range_count;
static int code = 65;
static double time_limit;
static long long memory_limit;
static int messages = STDERR_FILENO;
static int has_begun;

static char expected[16384];
static atomic_int is_expected;
static char remark[8192];

static atomic_int depth;
// How deep the calling thread is in loaded code.
static _Thread_local int own_depth;

// A lazy global of the loaded code that is being made.
struct once {
  long *token;
  struct once *outer;
};
static _Thread_local struct once *innermost_once;

void swift_once(long *token, void (*make)(void *), void *context);

void crash_guard_once(long *token, void (*make)(void *), void *context) {
  // A global that needs itself while it is made would be waited for forever.
  for (struct once *outer = innermost_once; outer; outer = outer->outer) {
    if (outer->token == token) return;
  }
  struct once once = {token, innermost_once};
  innermost_once = &once;
  swift_once(token, make, context);
  innermost_once = once.outer;
}

// Where the calling thread goes on when the code that it tries cannot.
struct attempt {
  sigjmp_buf state;
  struct attempt *outer;
  void *task;
  struct once *once;
  int depth;
  char *text;
  size_t size;
};
static _Thread_local struct attempt *innermost;
// Whether code that cannot go on is left where it is tried.
static atomic_int leaves;
// How often the watching thread has looked since: a machine that stands still for a while, whatever its clocks say then, has no looks.
static atomic_llong looks;
static atomic_llong worked_at_entry; // nanoseconds of the process's processor time
static atomic_llong resident_at_entry;

static long long processor_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static long long resident_bytes(void) {
  char text[128] = {0};
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  long long size = 0, resident = 0;
  if (length <= 0 || sscanf(text, "%lld %lld", &size, &resident) != 2) return 0;
  return resident * sysconf(_SC_PAGESIZE);
}

// Where the runtime's last words go while code is tried, and where they go otherwise.
static int last_words = -1;
static int standard_error = -1;
static atomic_int keeps_last_words;

// From now on they go where they go otherwise.
static void let_last_words_out(void) {
  if (atomic_exchange(&keeps_last_words, 0)) dup2(standard_error, STDERR_FILENO);
}

static void say(const char *text) {
  let_last_words_out();
  ssize_t ignored = write(messages, text, strlen(text));
  (void)ignored;
}

// The innermost frame of the calling thread that is in a watched library, as the library and the
// offset in it of the call, or as many callers further out; NULL if there is none.
static const char *find_frame(char *offset, size_t size, int callers) {
  void *frames[kMaxFrames];
  int count = backtrace(frames, kMaxFrames);
  for (int i = 0; i < count; i++) {
    Dl_info info;
    if (!dladdr(frames[i], &info) || !info.dli_fname) continue;
    for (int k = 0; k < atomic_load(&library_count); k++) {
      if (strcmp(info.dli_fname, libraries[k]) || callers-- > 0) continue;
      // Return addresses are one past the call.
      snprintf(offset, size, "0x%llx",
               (unsigned long long)((char *)frames[i] - (char *)info.dli_fbase) - 1);
      return libraries[k];
    }
  }
  return NULL;
}

// Has the symbolizer write 'file:line:column' of an offset in a library to a file, after 'function at '
// or without it.
static pid_t symbolize(const char *library, const char *offset, int has_function, int file) {
  pid_t child = fork();
  if (child == 0) {
    dup2(file, STDOUT_FILENO);
    if (has_function) {
      execl(symbolizer, symbolizer, "--output-style=GNU", "--pretty-print", "--demangle",
            "--relativenames", "-e", library, offset, (char *)NULL);
    } else {
      execl(symbolizer, symbolizer, "--output-style=LLVM", "--functions=none", "--no-inlines",
            "--relativenames", "-e", library, offset, (char *)NULL);
    }
    _exit(1);
  }
  return child;
}

// How many callers of what crashed are told of, too.
static atomic_int told_callers;

static void say_place(void) {
  char offset[32];
  const char *library = find_frame(offset, sizeof offset, 0);
  if (!library || !symbolizer[0]) return;
  say("note: in ");
  pid_t child = symbolize(library, offset, 1, messages);
  if (child > 0) waitpid(child, NULL, 0);
  for (int callers = 1; callers <= atomic_load(&told_callers); callers++) {
    library = find_frame(offset, sizeof offset, callers);
    if (!library) return;
    say("note: called in ");
    child = symbolize(library, offset, 0, messages);
    if (child > 0) waitpid(child, NULL, 0);
  }
}

void crash_guard_tell_callers(int count) { atomic_store(&told_callers, count); }

// What a child writes to the end, and waits for it.
static void read_all(pid_t child, int end, char *text, size_t size) {
  size_t length = 0;
  ssize_t count;
  while (child > 0 && length < size - 1) {
    count = read(end, text + length, size - 1 - length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    length += count;
  }
  close(end);
  text[length] = 0;
  if (child > 0) waitpid(child, NULL, 0);
}

int crash_guard_place(char *text, size_t size, int callers) {
  char offset[32];
  const char *library = find_frame(offset, sizeof offset, callers);
  if (!library || !symbolizer[0] || size == 0) return -1;
  int ends[2];
  if (pipe(ends)) return -1;
  pid_t child = symbolize(library, offset, 0, ends[1]);
  close(ends[1]);
  read_all(child, ends[0], text, size);
  return text[0] ? 0 : -1;
}

static int note_range(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size;
  (void)unused;
  if (!info->dlpi_name || strcmp(info->dlpi_name, libraries[range_count])) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    code_ranges[range_count].base = info->dlpi_addr;
    code_ranges[range_count].start = info->dlpi_addr + segment->p_vaddr;
    code_ranges[range_count].end = code_ranges[range_count].start + segment->p_memsz;
    return 1;
  }
  return 0;
}

// The end of the calling thread's stack.
static uintptr_t stack_end(void) {
  static _Thread_local uintptr_t end;
  if (end) return end;
  pthread_attr_t attributes;
  void *start;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
  if (!pthread_attr_getstack(&attributes, &start, &size)) end = (uintptr_t)start + size;
  pthread_attr_destroy(&attributes);
  return end;
}

unsigned long long crash_guard_site(void) {
  while (range_count < atomic_load(&library_count)) {
    if (!dl_iterate_phdr(note_range, NULL)) break;
    range_count++;
  }
  if (range_count == 0) return 0;
  // Frame by frame: Swift's code keeps frame pointers, ours and the app's. What does not ends the search.
  uintptr_t end = stack_end();
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  for (int depth = 0; depth < kMaxDepth; depth++) {
    if (frame % sizeof(void *) || frame + 2 * sizeof(void *) > end) return 0;
    uintptr_t next = ((uintptr_t *)frame)[0], caller = ((uintptr_t *)frame)[1];
    for (int k = 0; k < range_count; k++) {
      if (caller < code_ranges[k].start || caller >= code_ranges[k].end) continue;
      // Return addresses are one past the call.
      return (unsigned long long)(k + 1) << 48 | (caller - code_ranges[k].base - 1);
    }
    // Frames of asynchronous functions are marked in an upper bit.
    next &= ~((uintptr_t)1 << 60);
    if (next <= frame) return 0;
    frame = next;
  }
  return 0;
}

int crash_guard_places(int library, const unsigned long long *offsets, int count, char *text, size_t size) {
  if (library < 1 || library > atomic_load(&library_count) || !symbolizer[0] || size == 0) return -1;
  if (count > kMaxOffsets) count = kMaxOffsets;
  static char numbers[kMaxOffsets][24];
  static char *arguments[kMaxOffsets + 16];
  const char *options[] = {symbolizer, "--output-style=LLVM", "--functions=linkage", "--demangle",
                           "--no-inlines", "--relativenames", "-e", libraries[library - 1]};
  int last = 0;
  for (size_t i = 0; i < sizeof options / sizeof *options; i++) arguments[last++] = (char *)options[i];
  for (int i = 0; i < count; i++) {
    snprintf(numbers[i], sizeof numbers[i], "0x%llx", offsets[i] & 0xffffffffffffULL);
    arguments[last++] = numbers[i];
  }
  arguments[last] = NULL;
  int ends[2];
  if (pipe(ends)) return -1;
  pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
    execv(symbolizer, arguments);
    _exit(1);
  }
  close(ends[1]);
  read_all(child, ends[0], text, size);
  return text[0] ? 0 : -1;
}

// Says what was expected to go wrong, if anything was.
static int say_expected(void) {
  if (!atomic_load(&is_expected)) return 0;
  say(expected);
  return 1;
}

// The task that the calling thread runs, of Swift's runtime where that has any.
void *swift_task_getCurrent(void) __attribute__((weak));

static void *current_task(void) { return swift_task_getCurrent ? swift_task_getCurrent() : NULL; }

void swift_task_localValuePop(void) __attribute__((weak));

void crash_guard_unbind(void) {
  if (swift_task_localValuePop) swift_task_localValuePop();
}

// Whether anybody goes on where the calling thread's code cannot: not another task than the one that tries it, whose
// frames are gone.
static int can_abandon(void) { return atomic_load(&leaves) && innermost && innermost->task == current_task(); }

void crash_guard_let_go(int is_allowed) { atomic_store(&leaves, is_allowed); }

static _Noreturn void abandon(void) {
  struct attempt *attempt = innermost;
  atomic_fetch_sub(&depth, own_depth - attempt->depth);
  own_depth = attempt->depth;
  // Globals that were being made are as if nobody had asked for them; else the thread would wait for itself the next time.
  for (; innermost_once != attempt->once; innermost_once = innermost_once->outer) {
    __atomic_store_n(innermost_once->token, 0, __ATOMIC_RELEASE);
  }
  siglongjmp(attempt->state, 1);
}

// What was said to the standard error meanwhile, of which the end is kept; nothing is left of it.
static size_t take_last_words(char *text, size_t size) {
  off_t length = lseek(last_words, 0, SEEK_END);
  ssize_t count = 0;
  if (length > 0) {
    off_t start = length > (off_t)size - 1 ? length - ((off_t)size - 1) : 0;
    count = pread(last_words, text, size - 1, start);
    if (ftruncate(last_words, 0)) count = 0;
    lseek(last_words, 0, SEEK_SET);
  }
  text[count > 0 ? count : 0] = 0;
  return count > 0 ? count : 0;
}

// Says what the runtime has said meanwhile, before the program ends.
static void say_last_words(void) {
  char words[4096];
  if (innermost && last_words >= 0 && take_last_words(words, sizeof words) > 0) say(words);
}

/// Has Swift keep no list of the accesses that are going on, which lies on the stack: code that is abandoned never takes its own out, and the
/// next access after it would follow the list to where the stack has been used for something else.
static void stop_tracking_accesses(void) {
  static int is_done;
  if (is_done) return;
  is_done = 1;
  _Bool *is_off = dlsym(RTLD_DEFAULT, "_swift_disableExclusivityChecking");
  if (is_off) *is_off = 1;
}

int crash_guard_try(void (*body)(void *), void *context, char *text, size_t size) {
  stop_tracking_accesses();
  struct attempt attempt = {.outer = innermost, .task = current_task(), .once = innermost_once, .depth = own_depth, .text = text, .size = size};
  text[0] = 0;
  if (!innermost && last_words < 0) {
    last_words = memfd_create("last words", MFD_CLOEXEC);
    standard_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  }
  int is_heard = !innermost && last_words >= 0 && standard_error >= 0;
  if (is_heard) {
    dup2(last_words, STDERR_FILENO);
    atomic_store(&keeps_last_words, 1);
  }
  int is_over = sigsetjmp(attempt.state, 1);
  if (!is_over) {
    innermost = &attempt;
    body(context);
  }
  innermost = attempt.outer;
  if (is_heard) {
    let_last_words_out();
    char words[4096];
    size_t length = take_last_words(words, sizeof words);
    ssize_t ignored = length ? write(STDERR_FILENO, words, length) : 0;
    (void)ignored;
  }
  return is_over;
}

void crash_guard_stop(const char *text, int exit_code) {
  if (can_abandon()) {
    snprintf(innermost->text, innermost->size, "%s", text);
    abandon();
  }
  say_last_words();
  say(text);
  // Not 'exit', which is what watched code must not call.
  _exit(exit_code);
}

void crash_guard_expect(const char *text) {
  snprintf(expected, sizeof expected, "%s", text);
  atomic_store(&is_expected, 1);
}

void crash_guard_remark(const char *text) { snprintf(remark, sizeof remark, "%s", text); }

// What the runtime said of a crash, its kind and its place, a line each.
static void note_crash(const char *name) {
  char *text = innermost->text;
  size_t size = innermost->size;
  size_t length = last_words >= 0 ? take_last_words(text, size) : 0;
  if (length > 0 && text[length - 1] != '\n' && length < size - 1) text[length++] = '\n';
  length += snprintf(text + length, size - length, "%s\n", name);
  if (length < size) {
    if (crash_guard_place(text + length, size - length, 0)) text[length] = 0;
  }
}

static void on_crash(int number) {
  const char *name = number == SIGSEGV  ? "SIGSEGV: a bad address, or recursion without end"
                     : number == SIGILL ? "SIGILL: a Swift runtime error"
                     : number == SIGTRAP ? "SIGTRAP: a Swift runtime error"
                     : number == SIGFPE  ? "SIGFPE: an arithmetic error"
                     : number == SIGABRT ? "SIGABRT: it gave up"
                                         : "SIGBUS: a bad address";
  if (atomic_load(&depth) == 0) {
    // Not the loaded code's doing: crash as without a guard.
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  if (own_depth > 0 && can_abandon()) {
    note_crash(name);
    abandon();
  }
  // A crash while telling of one ends at once.
  signal(number, SIG_DFL);
  if (say_expected()) _exit(code);
  say_last_words();
  say("error: the compiled sources crashed (");
  say(name);
  say(")\n");
  say_place();
  say(remark);
  _exit(code);
}

// Loaded code must not end the program as if all were well.
static void on_exit_call(void) {
  if (own_depth == 0) return;
  if (say_expected()) _exit(code);
  say("error: the compiled sources ended the program by calling exit\n");
  say(remark);
  _exit(code);
}

static void *watch(void *unused) {
  (void)unused;
  for (;;) {
    struct timespec pause = {0, kPause};
    nanosleep(&pause, NULL);
    if (atomic_load(&depth) == 0) continue;
    char text[160];
    double seconds = (atomic_fetch_add(&looks, 1) + 1) * (kPause * 1e-9);
    double worked = (processor_nanoseconds() - atomic_load(&worked_at_entry)) * 1e-9;
    // Two threads work for twice as long as they take.
    int has_worked = worked > time_limit && seconds > time_limit / 2;
    if (time_limit > 0 && (has_worked || seconds > kPatience * time_limit)) {
      if (say_expected()) _exit(code);
      snprintf(text, sizeof text,
               "error: the compiled sources did not return within %g s (see --time-limit)\n",
               time_limit);
      say(text);
      _exit(code);
    }
    long long growth = resident_bytes() - atomic_load(&resident_at_entry);
    if (memory_limit > 0 && growth > memory_limit) {
      if (say_expected()) _exit(code);
      snprintf(text, sizeof text,
               "error: the compiled sources took more than %lld MB of memory (see --memory-limit)\n",
               memory_limit >> 20);
      say(text);
      _exit(code);
    }
  }
  return NULL;
}

// Gives the calling thread a stack for handlers, for crashes by recursion: the main actor's code runs on whatever
// thread drains the main queue. It is kept for good; few threads ever run loaded code, and an unused stack takes no
// memory.
static int give_stack(void) {
  static _Thread_local int has_stack;
  if (has_stack) return 0;
  stack_t alternate = {.ss_sp = malloc(kStackSize), .ss_size = kStackSize};
  if (!alternate.ss_sp || sigaltstack(&alternate, NULL)) return -1;
  has_stack = 1;
  return 0;
}

int crash_guard_begin(const char *path, int exit_code, double seconds, long long bytes, int descriptor) {
  snprintf(symbolizer, sizeof symbolizer, "%s", path ? path : "");
  code = exit_code;
  time_limit = seconds;
  memory_limit = bytes;
  messages = descriptor;

  // The first call loads what a handler must not.
  void *frames[4];
  backtrace(frames, 4);

  if (give_stack()) return errno;
  struct sigaction action = {0};
  action.sa_handler = on_crash;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  const int numbers[] = {SIGSEGV, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGBUS};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    if (sigaction(numbers[i], &action, NULL)) return errno;
  }
  if (atexit(on_exit_call)) return ENOMEM;
  has_begun = 1;
  pthread_t thread;
  return pthread_create(&thread, NULL, watch, NULL);
}

int crash_guard_fork(double seconds, int descriptor) {
  int child = fork();
  if (child != 0) return child;
  // The one who waits for the copy may be ended by force, which ends the copy too.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  messages = descriptor;
  if (!has_begun) return 0;
  // The watching thread was not copied.
  time_limit = seconds;
  pthread_t thread;
  if (pthread_create(&thread, NULL, watch, NULL)) _exit(code);
  return 0;
}

void crash_guard_library(const char *path) {
  int index = atomic_load(&library_count);
  if (index >= kMaxLibraries) return;
  snprintf(libraries[index], sizeof libraries[index], "%s", path);
  atomic_store(&library_count, index + 1);
}

void crash_guard_enter(void) {
  // Without one, a recursion without end ends without a message.
  (void)give_stack();
  own_depth++;
  if (atomic_fetch_add(&depth, 1) > 0) return;
  atomic_store(&is_expected, 0);
  atomic_store(&looks, 0);
  atomic_store(&worked_at_entry, processor_nanoseconds());
  atomic_store(&resident_at_entry, resident_bytes());
}

void crash_guard_leave(void) {
  own_depth--;
  atomic_fetch_sub(&depth, 1);
}
