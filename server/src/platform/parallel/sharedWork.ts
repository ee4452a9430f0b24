/**
 * Returns a function that does what has the same key once for all who ask meanwhile. Only within this process.
 */
export function sharedWork<Result>() {
  const running = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): { isOwn: boolean; result: Promise<Result> } => {
    const known = running.get(key)
    if (known) return { isOwn: false, result: known }
    const result = work().finally(() => running.delete(key))
    running.set(key, result)
    return { isOwn: true, result }
  }
}
