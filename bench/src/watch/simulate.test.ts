import { networksToForge, seededRandom, simulate } from './simulate'

const run = (seed: number, harm: number) =>
  simulate({ kind: 'release', browsersPerHour: 200, harm }, seededRandom(seed))

test('the same seed gives the same outcome', () => {
  expect(run(7, 0.05)).toEqual(run(7, 0.05))
})

test('good releases stay and bad ones are taken back', () => {
  const seeds = [1, 2, 3, 4, 5]
  expect(seeds.map((seed) => run(seed, 0).verdict)).toEqual(seeds.map(() => 'undecided'))
  expect(seeds.map((seed) => run(seed, 0.25).verdict)).toEqual(seeds.map(() => 'bad'))
})

test('a busy site is harder to deceive', () => {
  const needed = (browsersPerHour: number) =>
    networksToForge({ kind: 'release', browsersPerHour }, seededRandom(1))
  expect(needed(60)).toBeGreaterThanOrEqual(8)
  expect(needed(6000)).toBeGreaterThan(2 * needed(60))
})
