import { processesFor, simulatedP99 } from './queue'

/** The same numbers each time. */
function numbers() {
  let state = 1
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}

it('agrees with the formula for one process', () => {
  // M/M/1 at half its capacity: the time in the system is exponential with a mean of 2 × 10 ms.
  const p99 = simulatedP99({ perSecond: 50, costMs: 10, processes: 1 }, numbers())
  expect(p99).toBeGreaterThan(0.85 * 20 * Math.log(100))
  expect(p99).toBeLessThan(1.15 * 20 * Math.log(100))
})

it('wants no process to be busy more than 60 % of the time', () => {
  expect(processesFor({ perSecond: 10, costMs: 1 }, 1_000, numbers())).toBe(1)
  expect(processesFor({ perSecond: 1_000, costMs: 3 }, 1_000, numbers())).toBe(5)
})

it('adds processes until people do not wait too long', () => {
  expect(processesFor({ perSecond: 50, costMs: 10 }, 50, numbers())).toBeGreaterThan(1)
})
