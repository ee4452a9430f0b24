import { Freshness } from './freshness'

it('an idle replica that has everything is fresh, however long nothing is written', () => {
  const freshness = new Freshness()
  for (const at of [0, 1_000, 60_000]) {
    freshness.written(at, 10n)
    freshness.replayed(10n)
  }
  expect(freshness.lagAt(60_500)).toBe(500)
})

it('a replica that does not get on becomes older, and is fresh again once it has caught up', () => {
  const freshness = new Freshness()
  freshness.written(0, 10n)
  freshness.replayed(10n)
  freshness.written(1_000, 20n)
  freshness.replayed(15n)
  expect(freshness.lagAt(1_000)).toBe(1_000)
  freshness.written(2_000, 30n)
  freshness.replayed(29n)
  expect(freshness.lagAt(2_000)).toBe(1_000)
  freshness.replayed(30n)
  expect(freshness.lagAt(2_000)).toBe(0)
})

it('knows nothing of a replica that was not reached yet, or not any more', () => {
  const freshness = new Freshness()
  expect(freshness.lagAt(0)).toBe(Infinity)
  freshness.written(0, 10n)
  freshness.replayed(10n)
  freshness.lost()
  expect(freshness.lagAt(0)).toBe(Infinity)
})
