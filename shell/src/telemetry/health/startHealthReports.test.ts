import { webcrypto } from 'node:crypto'
import { provideRuntimeConfig } from '@mentor-connect/api'
import { reportAreas, type AreaReport } from '@mentor-connect/contract/api/releaseHealth'
import type { Choice } from '../../releases/chooseRelease'
import type { Areas } from '../../remotes/AreasContext'
import { aRegistry, aRelease } from '../../testing/registries'
import { noteAreaEvent } from '../areaEvents'
import { reportFailure } from '../clientEvents'
import { startHealthReports } from './startHealthReports'

const vitals: Record<string, (metric: { value: number }) => void> = {}
jest.mock('web-vitals', () => ({
  onLCP: (act: (metric: { value: number }) => void) => (vitals.lcp = act),
  onINP: (act: (metric: { value: number }) => void) => (vitals.inp = act),
  onCLS: (act: (metric: { value: number }) => void) => (vitals.cls = act),
}))

const sent: AreaReport[][] = []
const choices: Record<string, Choice> = {
  learner: { release: aRelease('learner', 'r7'), source: 'canary' },
  public: { release: aRelease('public', 'p1'), source: 'live' },
  jobs: { release: aRelease('jobs', 'localhost:3102'), source: 'override' },
}
const areas = { releases: { of: (area: string) => choices[area] }, registry: { current: () => aRegistry() } }

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  performance.getEntriesByName = () => [{ transferSize: 900 } as PerformanceResourceTiming]
  provideRuntimeConfig({
    apiUrl: 'http://api.test',
    chatUrl: 'http://chat.test',
    siteUrl: 'http://site.test',
  })
  globalThis.fetch = jest.fn(async (url: string | URL | Request, init?: RequestInit) => {
    if (String(url).endsWith(reportAreas.path))
      sent.push((JSON.parse(String(init?.body)) as { areas: AreaReport[] }).areas)
    return new Response(JSON.stringify({ data: { token: 't', lifetimeMs: 1_800_000 } }))
  })
  jest.useFakeTimers({ doNotFake: ['performance'] })
})
afterAll(() => jest.useRealTimers())

test('a page reports its areas, then what fails, then its vitals when it is left', async () => {
  noteAreaEvent({ kind: 'loaded', area: 'learner', ms: 250 })
  noteAreaEvent({ kind: 'loaded', area: 'jobs', ms: 250 })
  startHealthReports(areas as unknown as Areas)
  await jest.advanceTimersByTimeAsync(5000)
  const learner = { area: 'learner', release: 'r7', load: 'fast' }
  expect(sent).toEqual([[learner, { area: 'shell', release: 's1', load: 'fast' }]])

  reportFailure({ area: 'learner', kind: 'render', message: 'x is undefined' })
  reportFailure({ area: 'public', kind: 'integrity', message: 'another text' })
  reportFailure({ area: 'shell', kind: 'hydration', message: 'React repairs it' })
  await jest.advanceTimersByTimeAsync(1000)
  expect(sent[1]).toEqual([
    { ...learner, error: true },
    { area: 'public', release: 'p1', failed: true },
  ])

  vitals.lcp!({ value: 1834.4 })
  vitals.cls!({ value: 0.0514 })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(0)
  expect(sent[2]).toEqual([
    { ...learner, error: true, lcp: 1834, cls: 51 },
    { area: 'shell', release: 's1', load: 'fast', lcp: 1834, cls: 51 },
    { area: 'public', release: 'p1', failed: true, cls: 51 },
  ])
})

test('while the browser is offline, failed loads say nothing about a release', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  const before = sent.length
  reportFailure({ area: 'public', kind: 'load', message: 'no network' })
  await jest.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(before)
})
