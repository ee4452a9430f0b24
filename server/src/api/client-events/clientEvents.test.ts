import { reportClientEvent, type ClientEvent } from '@mentor-connect/contract/api/clientEvents'
import { metricsOf } from '../../testing/metricsOf'
import { publishedSite, type PublishedSite } from '../../testing/publishedSite'
import { testApp, type TestApp } from '../../testing/testApp'

let site: PublishedSite
let test: TestApp
beforeAll(async () => {
  site = await publishedSite()
  test = await testApp({ siteUrl: site.url })
})
afterAll(async () => {
  await test.close()
  site.close()
})

const EVENT: ClientEvent = {
  area: 'chat',
  release: '1a2b3c',
  kind: 'integrity',
  message: 'what came is not what was released',
  path: '/user/chat',
}
/** Number of the last sender. Each sender has its own address, so that no case uses up the rate limit of another. */
let sender = 0
const report = (payload: object, app = test.app, remoteAddress = `10.0.0.${++sender}`) =>
  app.inject({
    method: 'POST',
    url: reportClientEvent.path,
    payload,
    headers: { origin: test.config.siteUrl },
    remoteAddress,
  })
const metrics = () => metricsOf(test.app)

it('counts reports from a visitor’s browser by area, release and kind', async () => {
  for (let i = 0; i < 2; i++) expect((await report(EVENT)).statusCode).toBe(200)
  expect(await metrics()).toContain(
    'mentor_connect_client_events_total{area="chat",release="1a2b3c",kind="integrity"} 2',
  )
})

it.each<[string, object]>([
  ['no area', { ...EVENT, area: undefined }],
  ['an invalid area', { ...EVENT, area: 'Chat"} 1\n' }],
  ['an unknown kind', { ...EVENT, kind: 'boredom' }],
  ['an invalid release', { ...EVENT, release: 'a"b' }],
  ['a message that is too long', { ...EVENT, message: 'x'.repeat(301) }],
  ['a path with a query', { ...EVENT, path: '/user?token=secret' }],
  ['an extra field', { ...EVENT, secret: 1 }],
  ['nothing', {}],
])('refuses a report with %s', async (_what, payload) => {
  expect((await report(payload)).statusCode).toBe(400)
})

it('refuses an oversized body before reading it', async () => {
  expect((await report({ ...EVENT, message: 'x'.repeat(5000) })).statusCode).toBe(413)
})

it('accepts 30 reports a minute from one address', async () => {
  const limited = await testApp({ siteUrl: site.url, rateLimitFactor: 1 })
  const codes: number[] = []
  for (let i = 0; i < 31; i++) codes.push((await report(EVENT, limited.app, '10.9.9.9')).statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(30)
  expect(codes.at(-1)).toBe(429)
  await limited.close()
})

it.each([
  ['of the shell', { area: 'shell', release: 's1' }],
  ['that a share of the browsers has', { area: 'learner', release: 'r2' }],
  ['that was live before', { area: 'learner', release: 'r0' }],
  ['that is not selected yet', { area: 'learner', release: '' }],
])('counts by name a release %s', async (_what, { area, release }) => {
  await report({ ...EVENT, area, release })
  expect(await metrics()).toContain(`{area="${area}",release="${release}",kind="integrity"} 1`)
})

it('counts together what the site has not published, whatever is reported', async () => {
  const flooded = await testApp({ siteUrl: site.url })
  for (let i = 0; i < 5; i++) {
    await report({ ...EVENT, release: `r${i}` }, flooded.app)
    await report({ ...EVENT, area: `evil${i}` }, flooded.app)
    await report({ ...EVENT, area: 'constructor', release: 'name' }, flooded.app)
  }
  const counted = await metricsOf(flooded.app)
  const series = counted.split('\n').filter((line) => line.startsWith('mentor_connect_client_events_total{'))
  expect(series).toEqual([
    'mentor_connect_client_events_total{area="chat",release="other",kind="integrity"} 5',
    'mentor_connect_client_events_total{area="other",release="other",kind="integrity"} 10',
  ])
  await flooded.close()
})

it('knows a release that was published later, after a minute', async () => {
  const later = await testApp({ siteUrl: site.url })
  const jobs = { ...EVENT, area: 'jobs', release: 'j1' }
  await report(jobs, later.app)
  site.registry.remotes['jobs'] = { release: 'j1' }
  later.clock.advance(60_000)
  await report(jobs, later.app)
  expect(await metricsOf(later.app)).toContain('{area="jobs",release="j1",kind="integrity"} 1')
  await later.close()
})

it('counts while the site does not answer', async () => {
  site.isAvailable = false
  const alone = await testApp({ siteUrl: site.url })
  expect((await report(EVENT, alone.app)).statusCode).toBe(200)
  expect(await metricsOf(alone.app)).toContain('{area="other",release="other",kind="integrity"} 1')
  await alone.close()
  site.isAvailable = true
})
