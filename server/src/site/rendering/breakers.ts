interface Limits {
  /** Number of failures within `windowMs` after which a name is paused. */
  faults: number
  windowMs: number
  pauseMs: number
}

/**
 * Creates circuit breakers by name: a dependency that keeps failing is not tried for a while, so that it does
 * not delay every page.
 */
export function createBreakers({ faults, windowMs, pauseMs }: Limits, now = Date.now) {
  const failures = new Map<string, number[]>()
  const pausedUntil = new Map<string, number>()
  return {
    allow: (names: string[]) => names.every((name) => (pausedUntil.get(name) ?? 0) <= now()),
    failed(names: string[]) {
      for (const name of names) {
        const recent = [...(failures.get(name) ?? []).filter((time) => time > now() - windowMs), now()]
        failures.set(name, recent)
        if (recent.length >= faults) pausedUntil.set(name, now() + pauseMs)
      }
    },
  }
}
