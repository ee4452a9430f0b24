import { inParallel } from '../platform/parallel/inParallel'

/**
 * Maximum number of concurrent attempts to connect, lower than the queue of a listening server on any system. If the
 * queue is full, connections are dropped; depending on the system, these connect later, are reset or wait forever.
 */
const AT_ONCE = 100

/** Opens many connections, at most 100 at a time. Returns the results of `open`. */
export async function openMany<T>(count: number, open: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  const all = Array.from({ length: count })
  await inParallel(all, AT_ONCE, async () => void results.push(await open()))
  return results
}
