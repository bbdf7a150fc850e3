#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Changes `data` as libFuzzer does on its own; returns its new size, which is at most `capacity`.
size_t LLVMFuzzerMutate(uint8_t *_Nonnull data, size_t size, size_t capacity);

#endif
