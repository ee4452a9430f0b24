import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hold } from '../release/hold'
import { retire } from '../release/retire'
import { liveLedger } from '../release/siteStore'
import { OWNER, ownerServer, someSource } from '../testing/ownerPages'
import { SiteFolder } from '../testing/SiteFolder'
import type { HealthSource } from '../watch/healthClient'

let folder: SiteFolder
let server: FastifyInstance
let source: HealthSource | string
beforeEach(() => {
  folder = SiteFolder.live()
  source = someSource({})
  server = ownerServer(folder, async () => source)
})
afterEach(async () => {
  await server.close()
  folder.remove()
})

async function read(path = '', status = 200): Promise<string> {
  const response = await server.inject({
    url: `/owner${path}`,
    headers: { authorization: `Bearer ${OWNER.token}` },
  })
  expect(response.statusCode).toBe(status)
  return response.body
}

/** The text of a page, without tags. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
const read$ = async (path?: string) => textOf(await read(path))

test('the overview says what is live, since when, by whom, from which commit, its size and contract', async () => {
  folder.passHours(2)
  folder.publish('learner', folder.built('learner', 'r2', { ownReact: '18.3.1', shared: {} }), {
    commit: 'c0ffee1234567890',
  })
  const text = await read$()
  expect(text).toMatch(
    /learner .*Release r2 Since 2026-11-20 10:00 by asha Commit c0ffee123456 Scripts 0 kB \(brotli\) Contract \^1\.0\.0 React its own, 18\.3\.1/,
  )
  expect(text).toMatch(/shell .*Contract provides 1\.0\.0 React 19\.3\.1/)
  expect(text).toMatch(/Generation 2, not signed/)
})

test('it compares failures with the budget, and its heading names the areas above it', async () => {
  source = someSource({
    pages: 4200,
    releases: {
      'learner@r1': { seen: 1000, error: 80, failed: 10, lcp: [0, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      'public@r1': { seen: 2000, error: 2 },
      'shell@r1': { seen: 5, error: 1 },
    },
  })
  const text = await read$()
  expect(text).toContain('learner is over its error budget')
  expect(text).toMatch(/learner ! Over its budget .*8\.0% of the browsers failed; the budget is 2\.0%/)
  expect(text).toMatch(
    /Browsers 1,000 Failed loads 1\.0% Errors 8\.0% LCP p75 1\.4 s good INP p75 – CLS p75 –/,
  )
  expect(text).toMatch(/public ✓ Within its budget/)
  expect(text).toMatch(/shell – Too few browsers to say/)
  expect(text).toContain('4,200 pages sent in the last 24 hours')
})

test('a canary is shown with its share, its numbers and what the watcher thinks', async () => {
  folder.publish('learner', folder.built('learner', 'r2'), { canaryPercent: 10 })
  source = someSource({
    pages: 500,
    releases: { 'learner@r2': { seen: 150, error: 3 }, 'learner@r1': { seen: 1400 } },
  })
  expect(await read$()).toMatch(
    /Canary for 10% of the browsers Release r2 .*Browsers 150 .*In the same time 1,400 browsers had the live release\. The watcher waits: 150 browsers in 150 networks have it, 200 in 50 are needed/,
  )
  folder.change((site) => hold(site, 'learner', true, { reason: 'we look into it' }))
  const held = await read$()
  expect(held).toMatch(/Held by asha since .*: only people decide\. Reason: we look into it/)
  expect(held).toContain('The watcher does not decide about it: people do.')
})

test.each<[string, () => HealthSource | string]>([
  ['no key', () => 'WATCH_KEY is missing: set it to the same secret for the main API.'],
  [
    'an API that is down',
    () => ({ ...someSource({}), read: () => Promise.reject(new Error('The API does not respond.')) }),
  ],
])('with %s, the pages say so and show the rest', async (_why, create) => {
  folder.publish('learner', folder.built('learner', 'r2'), { canaryPercent: 10 })
  source = create()
  for (const text of [await read$(), await read$('/areas/learner')]) {
    expect(text).toMatch(/No numbers of visitors\. (WATCH_KEY is missing|The API does not respond)/)
    expect(text).toMatch(/Canary for 10% .*Release r2/)
    expect(text).not.toContain('The watcher')
  }
})

test('a site without a release says what to do', async () => {
  const empty = new SiteFolder()
  const fresh = ownerServer(empty, async () => source)
  const headers = { authorization: `Bearer ${OWNER.token}` }
  for (const path of ['/owner', '/owner/history']) {
    const { body } = await fresh.inject({ url: path, headers })
    expect(textOf(body)).toContain('Nothing has been released yet Run npm start once')
  }
  await fresh.close()
  empty.remove()
})

test('the history of an area says who released, rolled back, held and withdrew what, and why', async () => {
  folder.publish('learner', folder.built('learner', 'r2'), { canaryPercent: 10, commit: 'c0ffee1' })
  await folder.promote('learner')
  folder.rollback('learner', undefined, { reason: 'empty dashboard' })
  expect(await read$()).toMatch(/Release r1 Since .* Reason r2 was taken back: empty dashboard Commit/)
  folder.publish('learner', folder.built('learner', 'r3'), { canaryPercent: 5 })
  folder.rollback('learner', undefined, { reason: 'slow' })
  folder.publish('public', folder.built('public', 'p2'))
  const text = await read$('/areas/learner')
  const history = text.slice(text.indexOf('When (UTC)'))
  expect(history).toMatch(
    /Canary pulled back r3 asha slow .*Started as a canary r3 .*Rolled back to r1 r2 asha empty dashboard .*Promoted r2 .*Started as a canary r2 asha c0ffee1 .*Released r1/,
  )
  expect(history).not.toContain('p2')
  expect(await read$()).not.toContain('r3 was taken back')
  expect(await read$('/history')).toMatch(/public Released p2/)
})

test('hundreds of changes have pages', async () => {
  const holds = Array.from({ length: 60 }, (_, i) => ({
    generation: i + 2,
    at: '2026-11-20T09:00:00.000Z',
    action: 'hold',
    held: 'learner',
    reason: `reason ${i}`,
  }))
  const file = join(folder.site.dir, 'live/ledger.json')
  writeFileSync(file, JSON.stringify([...liveLedger(folder.site.dir), ...holds]))
  const first = await read('/areas/learner?page=1')
  expect(first).toContain('reason 59<')
  expect(first).not.toContain('reason 34<')
  expect(first).toContain('page=2#history" rel="next"')
  const last = await read$('/areas/learner?page=999')
  expect(last).toMatch(/page 3 of 3/)
  expect(last).toMatch(/reason 0 .*Released r1/)
  expect(await read$('/history?page=-5')).toMatch(/page 1 of 3/)
})

test('texts of others are shown as they are, and are no markup', async () => {
  const reason = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&lt;`
  folder.publish('learner', folder.built('learner', 'r2'))
  folder.rollback('learner', undefined, { reason })
  source = `</p><script>alert(2)</script>`
  for (const path of ['', '/history', '/areas/learner', '/areas/%3Cscript%3Ealert(3)']) {
    const html = await read(path, path.includes('%3C') ? 404 : 200)
    expect(html).not.toMatch(/<script|<img/)
  }
  expect(await read('/history')).toContain(
    '<bdi>&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;lt;</bdi>',
  )
})

test('a retired area keeps its history', async () => {
  folder.publish('learner', folder.built('learner', 'r2', { uses: [] }))
  folder.change((site) => retire(site, 'public', { reason: 'merged' }))
  expect(await read$()).toMatch(/Retired: public/)
  expect(await read$('/areas/public')).toMatch(/This area is retired.*Area retired r1 asha merged/)
})

test('an area that never was is not found', async () => {
  for (const area of ['jobs', '__proto__', '..%2f..%2fetc'])
    expect(textOf(await read(`/areas/${area}`, 404))).toContain('There is no such area')
})

describe('over time', () => {
  const vitals = (lcp: number[]) => ({ lcp, inp: [], cls: [] })
  const period = (start: string, browsers: number, error: number) => ({
    start,
    pages: 0,
    browsers,
    failed: 0,
    error,
    vitals: vitals([0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0]),
  })
  beforeEach(() => {
    folder.passHours(3.5)
    folder.publish('learner', folder.built('learner', 'r2'))
    source = someSource({
      periods: [period('2026-11-20T09:00:00.000Z', 100, 1), period('2026-11-20T11:00:00.000Z', 50, 5)],
    })
  })

  test('plots have a title, a description, the budget and marks of releases, and a table has the numbers', async () => {
    const html = await read('/areas/learner')
    expect(html.match(/role="img" aria-labelledby="\w+-title" aria-describedby="\w+-text"/g)).toHaveLength(4)
    expect(html).toContain(
      'Errors: at most 10% (11:00), last 10%. Failed loads: at most 0.0% (09:00), last 0.0%. Error budget: 2.0%.',
    )
    const text = textOf(html)
    expect(text).toMatch(/Error budget: 2\.0%/)
    expect(text).toMatch(/Marks in the plots .*2026-11-20 11:30 Released: r2 by asha/)
    expect(text).toMatch(/09:00 100 0\.0% 1\.0% 2\.4 s – – 10:00 0 – – – – – 11:00 50 0\.0% 10% 2\.4 s/)
    expect(text).toContain('Nothing was reported in this time.')
  })

  test('marks that are close to each other have one number', async () => {
    folder.rollback('learner')
    folder.publish('learner', folder.built('learner', 'r3'))
    expect(await read('/areas/learner')).toMatch(/<text class="mark"[^>]*>2–4<\/text>/)
  })

  test('gaps interrupt lines: values beside them are dots', async () => {
    const html = await read('/areas/learner')
    expect(html.match(/<circle class="first"/g)!.length).toBeGreaterThanOrEqual(4)
  })

  test('a week is shown by day; an unknown range is a day', async () => {
    expect(await read$('/areas/learner?range=week')).toMatch(/13 Nov .*20 Nov/)
    for (const range of ['constructor', 'year', 'a&range=b'])
      expect(await read(`/areas/learner?range=${range}`)).toContain('12:00')
  })
})

test('each release on the site is listed with its size and its numbers', async () => {
  const code = { 'a.js': Array.from({ length: 2000 }, (_, i) => Math.sin(i).toString(36)).join('') }
  folder.publish('learner', folder.built('learner', 'r2', {}, code))
  source = someSource({ releases: { 'learner@r1': { seen: 300, error: 3 } } })
  const text = await read$('/areas/learner')
  expect(text).toMatch(/r2 live .*\^1\.0\.0 \^19\.3\.0 1\d kB – – –/)
  expect(text).toMatch(/r1 earlier .*300 0\.0% 1\.0%/)
  expect(text).toMatch(/The table above has the same numbers\. r1 0 kB r2 1\d kB/)
})
