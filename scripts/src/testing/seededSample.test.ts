import { sampleOf, seedOfRun } from './seededSample'

const items = Array.from({ length: 120 }, (_, index) => index)
const kindsOf = (item: number) => [`tens ${Math.floor(item / 10)}`, `ones ${item % 10}`]
const sample = (seed: string, size = 30) => sampleOf(items, { seed, size, kindsOf })

it('is the same for the same seed and differs for another one', () => {
  expect(sample('a')).toEqual(sample('a'))
  expect(sample('a')).not.toEqual(sample('b'))
})

it('has the requested size, without duplicates', () => {
  expect(new Set(sample('a')).size).toBe(30)
  expect(sample('a')).toHaveLength(30)
})

it.each(['a', 'b', 'c', 'd'])('contains every kind, however few items are requested (seed %s)', (seed) => {
  const kinds = new Set(sample(seed, 1).flatMap(kindsOf))
  expect(kinds).toEqual(new Set(items.flatMap(kindsOf)))
})

it('reaches every item over changing seeds', () => {
  const seen = new Set(Array.from({ length: 60 }, (_, run) => sample(`run ${run}`)).flat())
  expect(seen).toEqual(new Set(items))
})

describe('the seed of a run', () => {
  const before = process.env.TEST_SEED
  afterEach(() => {
    if (before === undefined) delete process.env.TEST_SEED
    else process.env.TEST_SEED = before
  })

  it('is TEST_SEED if set, to repeat a run', () => {
    process.env.TEST_SEED = 'abc'
    expect(seedOfRun()).toBe('abc')
  })

  it('is otherwise the commit, or the date', () => {
    delete process.env.TEST_SEED
    expect(seedOfRun()).toMatch(/^([0-9a-f]{7,}|\d{4}-\d\d-\d\d)$/)
  })
})
