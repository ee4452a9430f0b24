/** A page did not respond: its scripts run without an end. */
export class Hung extends Error {}

/** @throws Hung if the promise takes longer, in ms */
export async function inTime<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Hung()), ms)
  })
  // The loser may still fail, after nobody waits for it.
  promise.catch(() => undefined)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
