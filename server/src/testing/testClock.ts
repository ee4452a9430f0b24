/** A clock that advances only when a test advances it. */
export interface TestClock {
  (): Date
  advance: (ms: number) => void
}

export function testClock(start = '2026-11-20T08:30:00.000Z'): TestClock {
  let now = new Date(start).getTime()
  return Object.assign(() => new Date(now), { advance: (ms: number) => void (now += ms) })
}
