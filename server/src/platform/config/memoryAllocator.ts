/**
 * Environment variables for the memory allocator of glibc, which reads them when a process starts; other
 * systems ignore them. They make the allocator return the memory that the start of the process has freed. By
 * default, it does so only above a threshold, which grows with the largest block that was ever freed.
 */
export const MEMORY_ALLOCATOR = {
  /** Number of memory pools that the threads of a process share. */
  MALLOC_ARENA_MAX: '2',
  /** Free memory at the end of a pool above which it is returned to the system, in bytes. */
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
}
