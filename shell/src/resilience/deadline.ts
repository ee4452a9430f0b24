export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** Rejects with a DeadlineError when a promise takes longer; what it was waiting for goes on unobserved. */
export function within<Value>(ms: number, what: string, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new DeadlineError(`${what} took longer than ${ms / 1000} s.`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
