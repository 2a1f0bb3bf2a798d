#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stddef.h>

/// How often this thread has asked the C library for memory; -1 where that cannot be counted.
long allocation_count(void);

/// How many bytes of allocated memory are in use; -1 where that is unknown.
long live_bytes(void);

#endif
