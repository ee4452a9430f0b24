export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** Rejects with a TimeoutError if `work` takes longer than `ms`; `work` itself is not cancelled. */
export function withTimeout<Value>(ms: number, what: string, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TimeoutError(`${what} took longer than ${ms / 1000} s.`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
