/**
 * Fewer connections than any system queues for a listening server. Of more that come at once, it drops some, and it
 * depends on the system whether these connect later, are reset or wait for ever.
 */
const AT_ONCE = 100

/** Opens many connections, at most 100 at a time, and returns what `open` resolved to, in order. */
export async function inGroups<T>(count: number, open: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < count) {
    const size = Math.min(AT_ONCE, count - results.length)
    results.push(...(await Promise.all(Array.from({ length: size }, open))))
  }
  return results
}
