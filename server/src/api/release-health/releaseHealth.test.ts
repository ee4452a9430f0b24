import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import {
  issueViewToken,
  mailReleaseNews,
  readReleaseHealth,
  reportAreas,
  reportServedPages,
  type AreaReport,
  type PageReport,
} from '@mentor-connect/contract/api/releaseHealth'
import { HOUR_MS, DAY_MS } from '@mentor-connect/contract/rules/durations'
import {
  addressOf,
  browse,
  browserKey,
  callFrom,
  healthOf,
  servePages,
  SERVICE_KEY,
  WATCH_KEY,
} from '../../testing/release-health/browser'
import { metricsOf } from '../../testing/metricsOf'
import { publishedSite, type PublishedSite } from '../../testing/publishedSite'
import { testApp, type TestApp } from '../../testing/testApp'
import { removeExpired } from '../housekeeping'

let test: TestApp
beforeEach(async () => {
  test = await testApp({
    watchKey: WATCH_KEY,
    serviceKey: SERVICE_KEY,
    teamMails: [
      { area: 'learner', value: 'learners@example.org' },
      { area: 'public', value: 'public@example.org' },
      { area: '*', value: 'ops@example.org' },
    ],
  })
})
afterEach(() => test.close())

const OK: AreaReport = { area: 'learner', release: 'r1' }
const token = async (browser = browserKey(1), address = addressOf(1)) =>
  (await callFrom(test, address)(issueViewToken, { browser })).json().data.token as string
const report = (body: object, address = addressOf(1)) => callFrom(test, address)(reportAreas, body)

it('counts browsers and networks by release and by what they noticed', async () => {
  await browse(test, 1, [OK, { area: 'public', release: 'p1' }])
  await browse(test, 2, [{ ...OK, failed: true, load: 'slow' }])
  await browse(test, 3, [{ ...OK, error: true, load: 'fast' }], addressOf(2))
  await browse(test, 4, [{ ...OK, release: 'r2' }])
  expect(await healthOf(test, 'learner', 'r1')).toMatchObject({
    seen: { browsers: 3, networks: 2 },
    failed: { browsers: 1, networks: 1 },
    error: { browsers: 1, networks: 1 },
    loaded: { browsers: 2, networks: 1 },
    slow: { browsers: 1, networks: 1 },
  })
  expect((await healthOf(test, 'learner', 'r2')).seen.browsers).toBe(1)
})

it('counts a browser once, however often it reports', async () => {
  for (let i = 0; i < 3; i++) await browse(test, 1, [{ ...OK, error: true, lcp: 700 * (i + 1) }])
  const health = await healthOf(test, 'learner', 'r1')
  expect([health.seen.browsers, health.error.browsers]).toEqual([1, 1])
  expect(health.vitals.lcp).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})

describe('web vitals', () => {
  let site: PublishedSite
  beforeEach(async () => {
    site = await publishedSite()
    await test.close()
    test = await testApp({ siteUrl: site.url })
  })
  afterEach(() => site.close())

  const visit = (number: number, ...reports: PageReport[]) =>
    browse(test, number, [OK], addressOf(number), reports)
  const countOf = async (route: string) =>
    (await metricsOf(test.app)).match(
      new RegExp(`^mentor_connect_browser_page_lcp_seconds_count\\{route="${route}"\\} (\\d+)`, 'm'),
    )?.[1]

  it('are in metrics by area and release, without the browser', async () => {
    await browse(test, 1, [{ ...OK, lcp: 2_000, inp: 80, cls: 20 }])
    await browse(test, 2, [{ ...OK, lcp: 5_000 }])
    await browse(test, 3, [{ area: 'evil', release: 'e1', lcp: 700 }])
    const metrics = await metricsOf(test.app)
    const of = 'area="learner",release="r1"'
    for (const line of [
      `mentor_connect_browser_lcp_seconds_bucket{le="2.5",${of}} 1`,
      `mentor_connect_browser_lcp_seconds_count{${of}} 2`,
      `mentor_connect_browser_inp_seconds_sum{${of}} 0.08`,
      `mentor_connect_browser_cls_sum{${of}} 0.02`,
    ])
      expect(metrics).toContain(line)
    expect(metrics).toContain('mentor_connect_browser_lcp_seconds_count{area="other",release="other"} 1')
    expect(metrics).not.toContain('evil')
  })

  it('are in metrics, for routes of live pages', async () => {
    await visit(1, { route: '/', lcp: 2_000 }, { route: '/resource/:courseId', inp: 80, cls: 20 })
    const metrics = await metricsOf(test.app)
    for (const line of [
      'mentor_connect_browser_page_lcp_seconds_bucket{le="2.5",route="/"} 1',
      'mentor_connect_browser_page_inp_seconds_sum{route="/resource/:courseId"} 0.08',
      'mentor_connect_browser_page_cls_sum{route="/resource/:courseId"} 0.02',
    ])
      expect(metrics).toContain(line)
  })

  it('count as one for everything else, such as the address of a page', async () => {
    await visit(1, { route: '/resource/write-a-resume', lcp: 700 }, { route: '/no/such/:page', lcp: 800 })
    expect(await countOf('other')).toBe('2')
    expect(await metricsOf(test.app)).not.toContain('write-a-resume')
  })

  it('know a route that was released later, after a minute', async () => {
    await visit(1, { route: '/careers', lcp: 700 })
    site.pages['/careers'] = []
    await visit(2, { route: '/careers', lcp: 700 })
    expect([await countOf('/careers'), await countOf('other')]).toEqual([undefined, '2'])
    test.clock.advance(60_000)
    await visit(3, { route: '/careers', lcp: 700 })
    expect(await countOf('/careers')).toBe('1')
  })

  it('go on with the routes that are known while the site does not answer', async () => {
    await visit(1, { route: '/', lcp: 700 })
    site.isAvailable = false
    test.clock.advance(60_000)
    await visit(2, { route: '/careers', lcp: 700 }, { route: '/', lcp: 700 })
    expect([await countOf('/'), await countOf('other')]).toEqual(['2', '1'])
  })

  it.each(['/resource?q=asha', '/\u0905', '', `/${'a'.repeat(120)}`])(
    'refuse %j as a route',
    async (route) => {
      expect(await visit(1, { route, lcp: 700 })).toBe(400)
    },
  )
})

it('counts only what was noticed since a time', async () => {
  await browse(test, 1, [{ ...OK, failed: true }])
  await browse(test, 2, [{ ...OK, failed: true }])
  test.clock.advance(HOUR_MS)
  const since = test.clock().toISOString()
  await browse(test, 1, [OK])
  expect(await healthOf(test, 'learner', 'r1', since)).toMatchObject({
    seen: { browsers: 1 },
    failed: { browsers: 0 },
  })
})

it('counts only what was noticed before a time', async () => {
  await browse(test, 1, [OK])
  await browse(test, 2, [{ ...OK, failed: true }])
  test.clock.advance(HOUR_MS)
  const until = test.clock().toISOString()
  await browse(test, 1, [{ ...OK, failed: true }])
  await browse(test, 3, [OK])
  expect(await healthOf(test, 'learner', 'r1', undefined, until)).toMatchObject({
    seen: { browsers: 2 },
    failed: { browsers: 1 },
  })
})

it('does not know a browser again the next day', async () => {
  await browse(test, 1, [OK])
  test.clock.advance(DAY_MS)
  await browse(test, 1, [OK])
  expect((await healthOf(test, 'learner', 'r1')).seen).toEqual({ browsers: 2, networks: 2 })
  const rows = await test.db.selectFrom('release_browsers').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(browserKey(1))
  expect(JSON.stringify(rows)).not.toContain(addressOf(1))
})

describe('a report is refused', () => {
  it('without a valid token', async () => {
    const forged = `${test.clock().getTime() + HOUR_MS}.${'a'.repeat(22)}`
    expect((await report({ browser: browserKey(1), token: forged, areas: [OK] })).statusCode).toBe(403)
    expect((await report({ browser: browserKey(1), token: '', areas: [OK] })).statusCode).toBe(403)
  })

  it('with the token of another browser or of another network', async () => {
    const own = await token()
    expect((await report({ browser: browserKey(2), token: own, areas: [OK] })).statusCode).toBe(403)
    const elsewhere = await report({ browser: browserKey(1), token: own, areas: [OK] }, addressOf(2))
    expect(elsewhere.statusCode).toBe(403)
  })

  it('with an expired token', async () => {
    const old = await token()
    test.clock.advance(HOUR_MS)
    expect((await report({ browser: browserKey(1), token: old, areas: [OK] })).statusCode).toBe(403)
  })

  it.each<[string, object]>([
    ['an invalid area', { ...OK, area: 'Learner"' }],
    ['no release', { ...OK, release: '' }],
    ['an impossible time', { ...OK, lcp: -1 }],
    ['an extra field', { ...OK, person: 'asha' }],
  ])('with %s', async (_what, area) => {
    const body = { browser: browserKey(1), token: await token(), areas: [area] }
    expect((await report(body)).statusCode).toBe(400)
  })
  it('with more areas than a page has', async () => {
    const body = { browser: browserKey(1), token: await token(), areas: Array(13).fill(OK) }
    expect((await report(body)).statusCode).toBe(400)
  })
})

it('tokens are never cached', async () => {
  const response = await callFrom(test, addressOf(1))(issueViewToken, { browser: browserKey(1) })
  expect(response.headers['cache-control']).toBe('no-store')
})

describe('what one party can add', () => {
  it('is three browsers of a network for a release and a day', async () => {
    for (let i = 0; i < 50; i++)
      expect(await browse(test, i, [{ ...OK, failed: true }], '203.0.113.9')).toBe(200)
    expect((await healthOf(test, 'learner', 'r1')).failed).toEqual({ browsers: 3, networks: 1 })
  })

  it('is the same for the /48 of an IPv6 customer', async () => {
    for (let i = 0; i < 20; i++) await browse(test, i, [OK], `2001:db8:1:${i.toString(16)}::1`)
    expect((await healthOf(test, 'learner', 'r1')).seen).toEqual({ browsers: 3, networks: 1 })
  })

  it('is 60 rows for made-up releases', async () => {
    for (let i = 0; i < 100; i++) await browse(test, 1, [{ ...OK, release: `r${i}` }], '203.0.113.9')
    const { rows } = await test.db
      .selectFrom('release_browsers')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(60)
  })

  it('is limited by address and minute', async () => {
    const limited = await testApp({ rateLimitFactor: 1 })
    const call = callFrom(limited, addressOf(9))
    const codes: number[] = []
    for (let i = 0; i < 121; i++)
      codes.push((await call(issueViewToken, { browser: browserKey(i) })).statusCode)
    expect([codes[119], codes[120]]).toEqual([200, 429])
    await limited.close()
  })
})

it('forgets everything after eight days', async () => {
  await browse(test, 1, [OK])
  await servePages(test, 5)
  test.clock.advance(9 * 24 * HOUR_MS)
  await browse(test, 2, [OK])
  await removeExpired(test.db, test.clock())
  expect((await healthOf(test, 'learner', 'r1')).seen.browsers).toBe(1)
  expect(await test.db.selectFrom('served_pages').selectAll().execute()).toEqual([])
})

it('adds up the pages that site servers have sent', async () => {
  const since = test.clock().toISOString().slice(0, 16)
  await servePages(test, 5)
  await servePages(test, 7)
  const call = callFrom(test, '10.0.0.2', { [SERVICE_KEY_HEADER]: WATCH_KEY })
  const response = await call(readReleaseHealth, { pagesSince: `${since}:00.000Z`, releases: [] })
  expect(response.json().data).toEqual({ pages: 12, releases: [] })
})

describe('keys', () => {
  const query = { pagesSince: '2026-11-20T00:00:00.000Z', releases: [] }
  it.each([
    ['nobody', {}],
    ['a service', { [SERVICE_KEY_HEADER]: SERVICE_KEY }],
  ])('health is not for %s', async (_who, headers) => {
    expect((await callFrom(test, '10.0.0.3', headers)(readReleaseHealth, query)).statusCode).toBe(404)
  })

  it('the key of the watcher opens nothing else', async () => {
    const call = callFrom(test, '10.0.0.3', { [SERVICE_KEY_HEADER]: WATCH_KEY })
    expect((await call(reportServedPages, { pages: 1 })).statusCode).toBe(404)
    expect(
      (await call({ ...reportServedPages, path: '/internal/contacts' }, { userIds: [] })).statusCode,
    ).toBe(404)
  })
})

it('mails the team of the area and those of all areas, once for each decision', async () => {
  const call = callFrom(test, '10.0.0.2', { [SERVICE_KEY_HEADER]: WATCH_KEY })
  const news = {
    area: 'learner',
    action: 'rolled back',
    release: 'r2',
    live: 'r1',
    generation: 4,
    reason: 'errors in 9% of 400 browsers, the budget is 2%',
  }
  expect((await call(mailReleaseNews, news)).json().data).toEqual({ mails: 2 })
  expect((await call(mailReleaseNews, news)).json().data).toEqual({ mails: 0 })
  await test.jobs.settle()
  expect(test.mailer.sent.map(({ to }) => to).sort()).toEqual(['learners@example.org', 'ops@example.org'])
  expect(test.mailer.sent[0]!.subject).toBe('learner@r2 was rolled back')
  expect(test.mailer.sent[0]!.text).toContain('the budget is 2%')
})
