#include "CConcurrencyHooks.h"

#include <stddef.h>

// The runtime's hooks, from swift/Runtime/Concurrency.h.
#define SWIFTCALL __attribute__((swiftcall))
typedef struct {
  void *identity;
  void *implementation;
} Executor;
typedef SWIFTCALL void (*EnqueueGlobal)(void *job);
typedef SWIFTCALL Executor (*GetMainExecutor)(void);
extern SWIFTCALL void (*swift_task_enqueueGlobal_hook)(void *job, EnqueueGlobal original);
extern SWIFTCALL Executor (*swift_task_getMainExecutor_hook)(GetMainExecutor original);

static Executor main_executor;
static void (*take_job)(void *job);
static _Thread_local int depth;

static SWIFTCALL void enqueue_global(void *job, EnqueueGlobal original) {
  if (depth > 0) {
    take_job(job);
  } else {
    original(job);
  }
}

static SWIFTCALL Executor get_main_executor(GetMainExecutor original) {
  return depth > 0 ? main_executor : original();
}

void concurrency_hooks_begin(void *identity, void *implementation, void (*take)(void *job)) {
  main_executor = (Executor){identity, implementation};
  take_job = take;
  swift_task_enqueueGlobal_hook = enqueue_global;
  swift_task_getMainExecutor_hook = get_main_executor;
}

void concurrency_hooks_enter(void) { depth++; }

void concurrency_hooks_leave(void) { depth--; }

bool concurrency_hooks_are_active(void) { return depth > 0; }
