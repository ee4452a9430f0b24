import {
  addressOf,
  browse,
  servePages,
  SERVICE_KEY,
  WATCH_KEY,
} from '@mentor-connect/server/testing/release-health/browser'
import { testApp, type TestApp } from '@mentor-connect/server/testing/testApp'
import type { AreaReport } from '@mentor-connect/contract/api/releaseHealth'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { changesOf } from '../store/ledger'
import { liveLedger, liveRegistry } from '../store/siteStore'
import { hold } from '../release/hold'
import { SiteFolder } from '../testing/SiteFolder'
import { healthClient } from './healthClient'
import { ERROR_BUDGET } from './judge/judgeRelease'
import { watchTick, type WatchOptions } from './watchTick'

// The test uses the real API over HTTP, a real site folder with the gate, and reports in the form that the shell sends.
let api: TestApp
let folder: SiteFolder
let options: WatchOptions
let lines: string[]
beforeEach(async () => {
  api = await testApp({
    watchKey: WATCH_KEY,
    serviceKey: SERVICE_KEY,
    teamMails: [{ area: 'learner', value: 'team@example.org' }],
  })
  const apiUrl = await api.app.listen({ host: '127.0.0.1', port: 0 })
  folder = SiteFolder.live()
  lines = []
  options = {
    source: healthClient(apiUrl, WATCH_KEY),
    budgetOf: () => ERROR_BUDGET,
    webhooks: [],
    allowsPrivate: false,
    log: (line) => void lines.push(line),
  }
  passHours(0.5, { isAligned: true })
})
afterEach(async () => {
  folder.remove()
  await api.close()
})

/** Moves both clocks forward. The clock of the API starts half an hour after that of the site. */
function passHours(hours: number, { isAligned = false } = {}) {
  folder.passHours(hours)
  if (!isAligned) api.clock.advance(hours * HOUR_MS)
}

const tick = () => watchTick(folder.site, options)
const learner = () => liveRegistry(folder.site.dir)!.remotes.learner!
const decisions = () => changesOf(liveLedger(folder.site.dir), 'learner').filter(({ via }) => via === 'watch')
const release = (id: string, canaryPercent?: number) =>
  folder.publish('learner', folder.built('learner', id), canaryPercent ? { canaryPercent } : {})

let next = 0
/** Browsers in different networks report that they use a release; some of them also report a failure. */
async function use(id: string, count: number, failing = 0, kind: Partial<AreaReport> = { error: true }) {
  for (let i = 0; i < count; i++) await report({ area: 'learner', release: id, ...(i < failing && kind) })
}

async function report(one: AreaReport) {
  expect(await browse(api, next, [one], addressOf(next++))).toBe(200)
}

test('a canary that fails is pulled back, once, and the team gets a mail with the numbers', async () => {
  release('r2', 10)
  passHours(0.1)
  await servePages(api, 300)
  await use('r1', 200, 1)
  await use('r2', 30, 15)
  await tick()
  expect(learner()).toMatchObject({ release: 'r1' })
  expect(learner().canary).toBeUndefined()
  expect(decisions()).toMatchObject([
    {
      action: 'rollback',
      from: 'r2',
      by: 'watch',
      reason: 'errors in 50% of 30 browsers, 0.5% of 200 browsers with the live release',
    },
  ])
  await tick()
  await api.jobs.settle()
  expect(api.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['team@example.org', 'learner@r2 was pulled back'],
  ])

  // A person releases it again: the watcher does not decide about this release any more.
  release('r2', 10)
  await use('r2', 30, 30)
  await tick()
  expect(learner().canary?.release).toBe('r2')
  expect(decisions()).toHaveLength(1)
})

test('a canary that is as good as the live release is promoted after an hour', async () => {
  release('r2', 50)
  await servePages(api, 900)
  await use('r1', 320, 1)
  await use('r2', 500, 0)
  await tick()
  expect(learner().canary?.release).toBe('r2')
  passHours(1.1)
  await use('r1', 10)
  await tick()
  expect(learner()).toMatchObject({ release: 'r2' })
  expect(learner().canary).toBeUndefined()
  expect(decisions()).toMatchObject([{ action: 'release', release: 'r2', via: 'watch' }])
})

test('a canary that stays undecided for a week is told to its team once', async () => {
  release('r2', 10)
  passHours(24 * 7 - 1)
  await tick()
  await api.jobs.settle()
  expect(api.mailer.sent).toEqual([])
  passHours(2)
  for (let i = 0; i < 3; i++) await tick()
  await api.jobs.settle()
  expect(api.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['team@example.org', 'learner@r2 is still a canary: please decide'],
  ])
  expect(learner().canary?.release).toBe('r2')
  expect(lines).toEqual([])

  // The watcher decides about another canary again.
  release('r3', 10)
  passHours(24 * 7 + 1)
  for (let i = 0; i < 2; i++) await tick()
  await api.jobs.settle()
  expect(api.mailer.sent.map(({ subject }) => subject.slice(0, 10))).toEqual(['learner@r2', 'learner@r3'])
})

test('an undecided canary that people hold is their business', async () => {
  release('r2', 10)
  folder.change((site) => hold(site, 'learner', true))
  passHours(24 * 8)
  await tick()
  await api.jobs.settle()
  expect(api.mailer.sent).toEqual([])
})

test('a full release over its error budget is rolled back to the last good one, not to another bad one', async () => {
  passHours(30)
  await use('r1', 120)
  passHours(1)
  release('r2')
  passHours(0.2)
  release('r3')
  passHours(0.1)
  await servePages(api, 300)
  await use('r3', 40, 20, { failed: true })
  await tick()
  expect(learner().release).toBe('r1')
  expect(decisions()).toMatchObject([{ action: 'rollback', release: 'r1', from: 'r3' }])
  expect(decisions()[0]!.reason).toMatch(/^failed loads in 50% of 40 browsers \(20 networks\), the budget is/)

  // After a rollback, the watcher decides nothing more until somebody releases again; that release is watched.
  await use('r1', 40, 40)
  await tick()
  expect(learner().release).toBe('r1')
  passHours(0.1)
  release('r4')
  passHours(0.1)
  await servePages(api, 300)
  await use('r4', 40, 40)
  await tick()
  expect(learner().release).toBe('r1')
  expect(decisions()).toHaveLength(2)
})

test.each<[string, AreaReport, string]>([
  ['does not start', { area: 'shell', release: 's2', error: true }, 'errors in 100% of 40 browsers'],
  [
    'makes an area fail that was not released',
    { area: 'learner', release: 'r1', failed: true },
    'failed loads in 100% of 40 browsers (40 networks), the budget is 2.0% for learner',
  ],
])('a shell that %s is taken back', async (_what, noticed, reason) => {
  passHours(30)
  const before = liveRegistry(folder.site.dir)!.shell.release
  folder.publish('shell', folder.built('shell', 's2'))
  passHours(0.1)
  await servePages(api, 300)
  for (let i = 0; i < 40; i++) await report(noticed)
  await tick()
  expect(liveRegistry(folder.site.dir)!.shell.release).toBe(before)
  expect(changesOf(liveLedger(folder.site.dir), 'shell').at(-1)).toMatchObject({ from: 's2', via: 'watch' })
  expect(changesOf(liveLedger(folder.site.dir), 'shell').at(-1)!.reason).toContain(reason)
})

test('while an area is held, only people decide', async () => {
  release('r2')
  folder.change((site) => hold(site, 'learner', true, { reason: 'we look into it' }))
  await servePages(api, 300)
  await use('r2', 40, 40)
  await tick()
  expect(learner().release).toBe('r2')
  folder.change((site) => hold(site, 'learner', false))
  await tick()
  expect(learner().release).toBe('r1')
})

test('a flood of forged reports from one network changes nothing', async () => {
  release('r2')
  await servePages(api, 300)
  await use('r2', 100)
  for (let i = 0; i < 300; i++)
    await browse(api, 50_000 + i, [{ area: 'learner', release: 'r2', error: true }], '203.0.113.9')
  await tick()
  expect([learner().release, decisions(), lines]).toEqual(['r2', [], []])
})

test('ten networks that report failures change nothing while the site sends no pages', async () => {
  release('r2')
  await use('r2', 40, 40)
  await tick()
  expect(learner().release).toBe('r2')
})

test('an API that does not respond is reported, and nothing is decided', async () => {
  release('r2')
  await tick()
  options.source = healthClient('http://127.0.0.1:9', WATCH_KEY)
  await tick()
  expect(learner().release).toBe('r2')
  expect(lines).toEqual(['learner@r2 could not be judged: The API at http://127.0.0.1:9 does not respond.'])
})

test('a wrong key is named', async () => {
  release('r2')
  const { source } = { source: healthClient(`http://127.0.0.1:${portOf(api)}`, 'another key') }
  options.source = source
  await tick()
  expect(lines[0]).toMatch(/WATCH_KEY must be the same for both/)
})

const portOf = ({ app }: TestApp) => (app.server.address() as { port: number }).port
