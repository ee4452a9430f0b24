/**
 * Settings of the memory allocator of the C library, which reads them when a process starts; other systems ignore
 * them. Without them it keeps what a start has freed: the limit from which it gives memory back grows with the largest
 * block that was ever freed.
 */
export const MEMORY_ALLOCATOR = {
  /** Memory pools that the threads of a process share. */
  MALLOC_ARENA_MAX: '2',
  /** Free memory at the end of a pool that goes back to the system, in bytes. */
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
}
