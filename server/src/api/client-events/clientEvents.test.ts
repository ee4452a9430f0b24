import { reportClientEvent, type ClientEvent } from '@mentor-connect/contract/api/clientEvents'
import { metricsOf } from '../../testing/metricsOf'
import { testApp, type TestApp } from '../../testing/testApp'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const EVENT: ClientEvent = {
  area: 'chat',
  release: '1a2b3c',
  kind: 'integrity',
  message: 'what came is not what was released',
  path: '/user/chat',
}
/** Each sender has its own address, so that no case uses up another's rate limit. */
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
  const limited = await testApp({ rateLimitFactor: 1 })
  const codes: number[] = []
  for (let i = 0; i < 31; i++) codes.push((await report(EVENT, limited.app, '10.9.9.9')).statusCode)
  expect(codes.filter((code) => code === 200)).toHaveLength(30)
  expect(codes.at(-1)).toBe(429)
  await limited.close()
})

it('has bounded memory, whatever is reported', async () => {
  const flooded = await testApp()
  for (let i = 0; i < 230; i++) await report({ ...EVENT, release: `r${i}` }, flooded.app)
  const body = await metricsOf(flooded.app)
  const series = body.split('\n').filter((line) => line.startsWith('mentor_connect_client_events_total{'))
  expect(series).toHaveLength(201)
  expect(body).toContain('{area="other",release="other",kind="integrity"} 30')
  await flooded.close()
})
