import { LEARNER_STEPS, MENTOR_STEPS } from '../kernel/personal-data/erasureSteps'
import { DOMAINS } from './domains'

const keysOf = (parts: object[]) => parts.flatMap((part) => Object.keys(part)).sort()

test.each([
  ['name', DOMAINS.map(({ names }) => names)],
  ['kind of public page', DOMAINS.map(({ publicPages }) => publicPages)],
  ['kind of room', DOMAINS.map(({ rooms }) => rooms)],
  ['reportable', DOMAINS.map(({ reportables }) => reportables)],
])('each %s belongs to one domain', (_, parts) => {
  const keys = keysOf(parts)
  expect(keys).toEqual([...new Set(keys)])
  expect(keys.length).toBeGreaterThan(3)
})

test('each step of an erasure belongs to one domain and has its place in the order of locks', () => {
  const erasures = DOMAINS.map(({ personalData }) => personalData.erasure)
  expect(keysOf(erasures.map(({ learner }) => learner))).toEqual([...LEARNER_STEPS].sort())
  expect(keysOf(erasures.map(({ mentor }) => mentor))).toEqual([...MENTOR_STEPS].sort())
})

test('each table with personal data belongs to one domain', () => {
  const tables = DOMAINS.flatMap(({ personalData }) => [...personalData.tables])
  expect(new Set(tables).size).toBe(tables.length)
})
