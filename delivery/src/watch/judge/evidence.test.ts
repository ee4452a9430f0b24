import { evidenceAbove, evidenceBelow, evidenceWorse, suffices } from './evidence'

test.each<[string, number, number, number, boolean]>([
  ['as many hits as the limit allows', 0.02, 1000, 20, false],
  ['hardly more', 0.02, 1000, 24, false],
  ['three times as many', 0.02, 400, 24, true],
  ['nothing but hits', 0.02, 4, 4, true],
  ['no sample', 0.02, 0, 0, false],
])('a rate above a limit: %s', (_what, limit, trials, hits, isShown) => {
  expect(suffices(evidenceAbove(limit, { trials, hits }), 0.01)).toBe(isShown)
})

test.each<[string, number, number, boolean]>([
  ['no hit among many', 400, 0, true],
  ['no hit among few', 100, 0, false],
  ['as many as the limit', 1000, 15, false],
  ['a third of the limit', 2000, 10, true],
])('a rate below 1.5%%: %s', (_what, trials, hits, isShown) => {
  expect(suffices(evidenceBelow(0.015, { trials, hits }), 0.05)).toBe(isShown)
})

test.each<[string, [number, number], [number, number], boolean]>([
  ['the same rate', [100, 5], [900, 45], false],
  ['a lower rate', [100, 0], [900, 45], false],
  ['ten times the rate', [200, 16], [1800, 14], true],
  ['one failure is not enough', [10, 1], [90, 0], false],
  ['an outage hits both alike', [100, 80], [900, 720], false],
  ['nobody to compare with', [100, 80], [0, 0], false],
])('two samples: %s', (_what, first, second, isShown) => {
  const sample = ([trials, hits]: [number, number]) => ({ trials, hits })
  expect(suffices(evidenceWorse(sample(first), sample(second)), 0.01)).toBe(isShown)
})

test('the mixture does not overflow with large samples', () => {
  expect(evidenceAbove(0.02, { trials: 1e6, hits: 9e5 })).toBeGreaterThan(1e6)
  expect(evidenceBelow(0.02, { trials: 1e6, hits: 0 })).toBeGreaterThan(1e4)
})

test('evidence is a supermartingale at the limit: its mean stays at most 1', () => {
  // The probability is computed exactly, over all possible samples of 12 browsers.
  const [trials, limit] = [12, 0.2]
  let mean = 0
  for (let hits = 0; hits <= trials; hits++)
    mean +=
      binomial(trials, hits) *
      limit ** hits *
      (1 - limit) ** (trials - hits) *
      Math.exp(evidenceAbove(limit, { trials, hits }))
  expect(mean).toBeCloseTo(1, 10)
})

function binomial(n: number, k: number): number {
  return k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k
}
