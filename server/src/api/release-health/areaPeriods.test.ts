import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/api/chatInternal'
import { readAreaHealth, type AreaPeriod, type AreaReport } from '@mentor-connect/contract/api/releaseHealth'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { browse, callFrom, servePages, SERVICE_KEY, WATCH_KEY } from '../../testing/release-health/browser'
import { testApp, type TestApp } from '../../testing/testApp'

const OK: AreaReport = { area: 'learner', release: 'r1' }

let test: TestApp
beforeEach(async () => {
  // The clock starts at 2026-11-20 08:30 UTC.
  test = await testApp({ watchKey: WATCH_KEY, serviceKey: SERVICE_KEY })
})
afterEach(() => test.close())

const ask = (body: object, key = WATCH_KEY) =>
  callFrom(test, '10.0.0.2', { [SERVICE_KEY_HEADER]: key })(readAreaHealth, body)

async function periods(by: 'hour' | 'day', since = '2026-11-20T00:00:00.000Z'): Promise<AreaPeriod[]> {
  return (await ask({ area: 'learner', since, by })).json().data.periods as AreaPeriod[]
}

const numbers = (all: AreaPeriod[]) =>
  all.map(({ start, browsers, failed, error }) => [start.slice(0, 13), browsers, failed, error])

it('counts an area by hour: browsers while they use it, failures when they happen', async () => {
  await browse(test, 1, [OK])
  await browse(test, 2, [{ ...OK, failed: true }])
  test.clock.advance(2 * HOUR_MS)
  await browse(test, 1, [{ ...OK, error: true }])
  await browse(test, 3, [{ ...OK, release: 'r2' }])
  await browse(test, 4, [{ area: 'public', release: 'p1', error: true }])
  expect(numbers(await periods('hour'))).toEqual([
    ['2026-11-20T08', 2, 1, 0],
    ['2026-11-20T09', 1, 0, 0],
    ['2026-11-20T10', 2, 0, 1],
  ])
})

it('counts by day, and leaves out days without anything', async () => {
  await browse(test, 1, [{ ...OK, failed: true }])
  test.clock.advance(48 * HOUR_MS)
  await browse(test, 1, [OK])
  const days = await periods('day')
  expect(days.map(({ start }) => start)).toEqual(['2026-11-20T00:00:00.000Z', '2026-11-22T00:00:00.000Z'])
  expect(numbers(days).map(([, ...counts]) => counts)).toEqual([
    [1, 1, 0],
    [1, 0, 0],
  ])
})

it('says how many pages were sent, and in which ranges the vitals are', async () => {
  await browse(test, 1, [{ ...OK, lcp: 700, inp: 30 }])
  await browse(test, 2, [{ ...OK, lcp: 800, cls: 600 }])
  await servePages(test, 5)
  test.clock.advance(HOUR_MS)
  await servePages(test, 7)
  const [first, second] = await periods('hour')
  expect(first!.vitals.lcp.slice(0, 3)).toEqual([0, 2, 0])
  expect(first!.vitals.inp[0]).toBe(1)
  expect(first!.vitals.cls.at(-1)).toBe(1)
  expect([first!.pages, second!.pages, second!.browsers]).toEqual([5, 7, 0])
})

it('counts nothing from before the time that is asked for', async () => {
  await browse(test, 1, [{ ...OK, failed: true, lcp: 700 }])
  await browse(test, 2, [OK])
  test.clock.advance(HOUR_MS)
  await browse(test, 1, [OK])
  const [only, ...others] = await periods('hour', test.clock().toISOString())
  expect([only!.browsers, only!.failed, only!.vitals.lcp[1], others]).toEqual([1, 0, 0, []])
})

it.each([
  ['a service', SERVICE_KEY, {}, 404],
  ['a wrong key', 'x'.repeat(40), {}, 404],
  ['the watcher with an unknown period', WATCH_KEY, { by: 'minute' }, 400],
  ['the watcher with an invalid area', WATCH_KEY, { area: '<script>' }, 400],
])('is refused to %s', async (_who, key, changes, status) => {
  const body = { area: 'learner', since: '2026-11-20T00:00:00.000Z', by: 'hour', ...changes }
  expect((await ask(body, key)).statusCode).toBe(status)
})
