// Loaded into a program with LD_PRELOAD: the n-th call that it, or a program that it starts, makes of the system
// for files below a folder fails, once.
//
// FAULT_FOLDER   the folder; the program is started in it
// FAULT_COUNTER  a file of 8 bytes that counts the calls of all processes
// FAULT_AT       which call fails, from 1
// FAULT_LOG      a file that is made when it does, with the name of the call and its path

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { kMaxFiles = 4096 };

static _Atomic long *counter;
static long fails_at;
static const char *folder;
static atomic_bool watched[kMaxFiles];

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FAULT_COUNTER"), *at = getenv("FAULT_AT");
  folder = getenv("FAULT_FOLDER");
  if (!path || !at || !folder) return;
  long file = syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC, 0);
  if (file < 0) return;
  void *memory = mmap(NULL, sizeof *counter, PROT_READ | PROT_WRITE, MAP_SHARED, (int)file, 0);
  if (memory != MAP_FAILED) counter = memory;
  fails_at = atol(at);
  syscall(SYS_close, file);
}

// Counts a call; whether it is the one that fails.
static int fails(const char *call, const char *path) {
  if (!counter || atomic_fetch_add(counter, 1) + 1 != fails_at) return 0;
  char text[4200];
  int length = snprintf(text, sizeof text, "%s %s", call, path ? path : "");
  long log = syscall(SYS_openat, AT_FDCWD, getenv("FAULT_LOG"), O_WRONLY | O_CREAT, 0600);
  (void)!syscall(SYS_write, log, text, length);
  syscall(SYS_close, log);
  return 1;
}

static int is_below(const char *path) {
  return folder && path && (path[0] != '/' || !strncmp(path, folder, strlen(folder)));
}

static int is_watched(int file) {
  return file >= 0 && file < kMaxFiles && atomic_load(&watched[file]);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int open_any(const char *path, int flags, mode_t mode) {
  int writes = (flags & O_ACCMODE) != O_RDONLY;
  int counts = is_below(path) && !(flags & O_DIRECTORY);
  if (counts && fails(writes ? "open-to-write" : "open-to-read", path)) {
    errno = writes ? ENOSPC : EACCES;
    return -1;
  }
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  if (file >= 0 && file < kMaxFiles) atomic_store(&watched[file], counts);
  return file;
}

int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return open_any(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return open_any(path, flags, mode);
}

ssize_t read(int file, void *bytes, size_t count) {
  if (is_watched(file) && fails("read", NULL)) {
    errno = EIO;
    return -1;
  }
  return REAL(read)(file, bytes, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (is_watched(file) && fails("write", NULL)) {
    errno = ENOSPC;
    return -1;
  }
  return REAL(write)(file, bytes, count);
}

int close(int file) {
  int counts = is_watched(file);
  if (counts) atomic_store(&watched[file], 0);
  int result = REAL(close)(file);
  if (counts && fails("close", NULL)) {
    errno = EIO;
    return -1;
  }
  return result;
}

int rename(const char *from, const char *to) {
  if (is_below(to) && fails("rename", to)) {
    errno = EIO;
    return -1;
  }
  return REAL(rename)(from, to);
}

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
  if (is_below(to) && fails("exchange", to)) {
    errno = EIO;
    return -1;
  }
  return REAL(renameat2)(from_folder, from, to_folder, to, flags);
}

int mkdir(const char *path, mode_t mode) {
  if (is_below(path) && fails("mkdir", path)) {
    errno = ENOSPC;
    return -1;
  }
  return REAL(mkdir)(path, mode);
}

int posix_spawn(pid_t *pid, const char *path, const posix_spawn_file_actions_t *actions,
                const posix_spawnattr_t *attributes, char *const arguments[],
                char *const environment[]) {
  if (fails("spawn", path)) return EAGAIN;
  return REAL(posix_spawn)(pid, path, actions, attributes, arguments, environment);
}
