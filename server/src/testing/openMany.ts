import { inParallel } from '../platform/parallel/inParallel'

/**
 * Fewer connections than any system queues for a listening server. Of more that come at once, it drops some, and it
 * depends on the system whether these connect later, are reset or wait for ever.
 */
const AT_ONCE = 100

/** Opens many connections, at most 100 at a time, and returns what `open` resolved to. */
export async function openMany<T>(count: number, open: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  const all = Array.from({ length: count })
  await inParallel(all, AT_ONCE, async () => void results.push(await open()))
  return results
}
