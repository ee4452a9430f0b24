/** Thrown if a page does not respond, because its scripts never end. */
export class Hung extends Error {}

/** Returns the value of a promise. @throws Hung if that takes longer than `ms` */
export async function inTime<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Hung()), ms)
  })
  // After the time limit nobody awaits the promise. If it rejects then, the rejection must not end the process.
  promise.catch(() => undefined)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
