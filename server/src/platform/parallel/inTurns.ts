/**
 * Returns a function that runs what has the same key one after the other, in the order of the calls. Only within this
 * process: it spares others the wait, locks in the database keep the order.
 */
export function inTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve()
    const own = before.then(work)
    const settled = own.catch(() => undefined)
    last.set(key, settled)
    try {
      return await own
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
