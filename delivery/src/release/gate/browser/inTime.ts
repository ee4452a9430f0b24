/** Thrown if a page does not respond, because its scripts never end. */
export class Hung extends Error {}

/** Returns the value of a promise. @throws Hung if that takes longer than `ms` */
export async function inTime<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Hung()), ms)
  })
  // If the time is up first, nobody awaits the promise any more, but it may still reject.
  promise.catch(() => undefined)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
