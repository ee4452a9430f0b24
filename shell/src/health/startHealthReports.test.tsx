import { webcrypto } from 'node:crypto'
import { provideRuntimeConfig } from '@mentor-connect/api'
import { reportAreas, type AreaReport, type PageReport } from '@mentor-connect/contract/api/releaseHealth'
import type { Choice } from '../releases/chooseRelease'
import type { Areas } from '../remotes/AreasContext'
import type { Router } from '../routing/router'
import { aRegistry, aRelease } from '../testing/registries'
import { noteAreaEvent } from '../telemetry/areaEvents'
import { reportFailure } from '../telemetry/clientEvents'
import { startHealthReports } from './startHealthReports'

interface Metric {
  value: number
  entries: { startTime: number }[]
}
const vitals: Record<string, (metric: Metric) => void> = {}
jest.mock('web-vitals', () => ({
  onLCP: (act: (metric: Metric) => void) => (vitals.lcp = act),
  onINP: (act: (metric: Metric) => void) => (vitals.inp = act),
  onCLS: (act: (metric: Metric) => void) => (vitals.cls = act),
}))

const sent: AreaReport[][] = []
const sentPages: (PageReport[] | undefined)[] = []
const choices: Record<string, Choice> = {
  learner: { release: aRelease('learner', 'r7'), source: 'canary' },
  public: { release: aRelease('public', 'p1'), source: 'live' },
  jobs: { release: aRelease('jobs', 'localhost:3102'), source: 'override' },
}
const areas = {
  releases: { of: (area: string) => choices[area] },
  registry: { current: () => aRegistry() },
  mountTable: { mounts: [] as { frame: string }[] },
}

/** A router that shows the home page until a test navigates. */
let shown = { matches: [{ route: { id: 'area:public/' } }, { route: { id: 'public/:home' } }] }
let listener: (state: typeof shown) => void = () => undefined
const router = {
  state: shown,
  subscribe: (act: typeof listener) => void (listener = act),
} as unknown as Router

/** @param now ms since the start of the document */
function goTo(segments: string[], now: number) {
  jest.mocked(performance.now).mockReturnValue(now)
  shown = { matches: segments.map((path) => ({ route: { id: path, path } })) }
  listener(shown)
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  jest.spyOn(performance, 'now').mockReturnValue(250)
  performance.getEntriesByName = () => [{ transferSize: 900 } as PerformanceResourceTiming]
  provideRuntimeConfig({
    apiUrl: 'http://api.test',
    chatUrl: 'http://chat.test',
    siteUrl: 'http://site.test',
  })
  globalThis.fetch = jest.fn(async (url: string | URL | Request, init?: RequestInit) => {
    if (String(url).endsWith(reportAreas.path)) {
      const body = JSON.parse(String(init?.body)) as { areas: AreaReport[]; pages?: PageReport[] }
      sent.push(body.areas)
      sentPages.push(body.pages)
    }
    return new Response(JSON.stringify({ data: { token: 't', lifetimeMs: 1_800_000 } }))
  })
  jest.useFakeTimers({ doNotFake: ['performance'] })
})
afterAll(() => jest.useRealTimers())

test('the back office reports nothing, because its site has no API of the product', async () => {
  startHealthReports({ ...areas, mountTable: { mounts: [{ frame: 'admin' }] } } as unknown as Areas, router)
  await jest.advanceTimersByTimeAsync(5000)
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

test('a page reports its areas, then what fails, then its vitals when it is left', async () => {
  noteAreaEvent({ kind: 'loaded', area: 'learner', ms: 250 })
  noteAreaEvent({ kind: 'loaded', area: 'jobs', ms: 250 })
  startHealthReports(areas as unknown as Areas, router)
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

  goTo(['resource'], 3000)
  goTo(['resource', ':courseId'], 5000)
  vitals.lcp!({ value: 1834.4, entries: [{ startTime: 1834.4 }] })
  vitals.cls!({ value: 0.0514, entries: [{ startTime: 900 }, { startTime: 7000 }] })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(0)
  expect(sent[2]).toEqual([
    { ...learner, error: true, lcp: 1834, cls: 51 },
    { area: 'shell', release: 's1', load: 'fast', lcp: 1834, cls: 51 },
    { area: 'public', release: 'p1', failed: true, cls: 51 },
  ])
  expect(sentPages).toEqual([
    undefined,
    undefined,
    [
      { route: '/', lcp: 1834 },
      { route: '/resource/:courseId', cls: 51 },
    ],
  ])
})

test('while the browser is offline, failed loads say nothing about a release', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  const before = sent.length
  reportFailure({ area: 'public', kind: 'load', message: 'no network' })
  await jest.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(before)
})

test('what the security policy forbids counts against the area whose script has tried it', async () => {
  const violation = (sourceFile: string) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { sourceFile }))
  sent.length = 0
  choices.board = { release: aRelease('board', 'b2'), source: 'live' }
  for (const other of [
    '',
    'inline',
    'https://site.test/shell/s1/main.js',
    'chrome-extension://abc/inject.js',
  ])
    violation(other)
  violation('https://site.test/remotes/board/b2/page.12ab.js')
  await jest.advanceTimersByTimeAsync(1000)
  expect(sent.flat()).toEqual([{ area: 'board', release: 'b2', error: true }])
})
