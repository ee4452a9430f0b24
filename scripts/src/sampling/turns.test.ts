import { inFullEnvironment, isInTurn, partOf, seedOfRun, turnOf, TURNS } from './turns'

const ITEMS = Array.from({ length: 20 }, (_, index) => index)
const NAMES = ['TEST_SEED', 'TEST_ALL', 'TEST_IN_FULL'] as const
const before = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]))

beforeEach(() => NAMES.forEach((name) => delete process.env[name]))
afterAll(() => {
  for (const name of NAMES) {
    delete process.env[name]
    if (before[name] !== undefined) process.env[name] = before[name]
  }
})

function partAt(seed: string) {
  process.env.TEST_SEED = seed
  return partOf('numbers', ITEMS)
}

it.each([0, 1000, 123_456])('six commits after another run every item once, from commit %d on', (first) => {
  const parts = Array.from({ length: TURNS }, (_, index) => partAt(String(first + index)))
  expect(parts.flat().sort((a, b) => a - b)).toEqual(ITEMS)
})

it('says whether it is the turn of a single case', () => {
  process.env.TEST_SEED = '8'
  expect([0, 1, 2, 3, 4, 5].filter((place) => isInTurn('cases', place))).toEqual([2])
})

it('repeats the part of a seed, which may be any text', () => {
  expect(partAt('7')).toEqual([1, 7, 13, 19])
  expect(partAt('7')).toEqual(partAt('1'))
  expect(partAt('abc')).toEqual(partAt('abc'))
  const turns = Array.from({ length: 60 }, (_, index) => turnOf(`seed ${index}`))
  expect(new Set(turns)).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})

it('runs everything in a complete run, and a sample whose code has changed', () => {
  process.env.TEST_ALL = '1'
  expect(partAt('7')).toEqual(ITEMS)
  delete process.env.TEST_ALL
  Object.assign(process.env, inFullEnvironment(['letters', 'numbers']))
  expect(partAt('7')).toEqual(ITEMS)
  Object.assign(process.env, inFullEnvironment(['letters']))
  expect(partAt('7')).toHaveLength(4)
})

it('is the number of commits unless TEST_SEED is set', () => {
  expect(seedOfRun()).toMatch(/^\d+$|^[0-9a-f]{40}$|^\d{4}-\d{2}-\d{2}$/)
  process.env.TEST_SEED = 'abc'
  expect(seedOfRun()).toBe('abc')
})
