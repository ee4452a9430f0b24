import { webcrypto } from 'node:crypto'
import { BROWSER_OF_DAY_KEY } from '@mentor-connect/contract/site/startWatch'
import { browserKey } from './browserKey'

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }))
beforeEach(() => localStorage.clear())

const morning = new Date('2026-11-23T06:00:00Z')
const evening = new Date('2026-11-23T23:00:00Z')
const tomorrow = new Date('2026-11-24T06:00:00Z')

test('lasts for a day', () => {
  const drawn = browserKey(localStorage, morning)
  expect(drawn).toMatch(/^[\w-]{22}$/)
  expect(browserKey(localStorage, evening)).toBe(drawn)
  expect(browserKey(localStorage, tomorrow)).not.toBe(drawn)
  expect(JSON.stringify({ ...localStorage })).not.toContain(drawn)
})

test('what others have stored in its place is replaced', () => {
  localStorage.setItem(BROWSER_OF_DAY_KEY, '2026-11-23 asha@example.org')
  expect(browserKey(localStorage, morning)).toMatch(/^[\w-]{22}$/)
})
