import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { createPublicKey, verify } from 'node:crypto'
import { MINUTE_MS, SECOND_MS, DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { insertCourse } from '../../../courses/catalogue/testing/insertCourse'
import { startPushService, type PushService } from '../../../testing/pushService'
import { signedInLearner, signedInMentor, type SignedIn } from '../../../testing/signedIn'
import { testApp, type TestApp } from '../../../testing/testApp'
import { encryptPush } from './encryptPush'

let t: TestApp
let service: PushService
let ravi: SignedIn<Mentor>
beforeEach(async () => {
  service = await startPushService()
  t = await testApp({ pushHosts: ['127.0.0.1', 'fcm.googleapis.com'] })
  ravi = await signedInMentor(t, { email: 'ravi@example.org' })
  await insertCourse(t.db, { id: 'bread', title: 'Bread', mentorId: ravi.account._id })
})
afterEach(async () => {
  await t.close()
  await service.close()
})

type Anybody = { account: { _id: string }; headers: { cookie: string } }
const post = (who: Anybody, url: string, body: object) =>
  t.app.inject({ method: 'POST', url, headers: who.headers, payload: { userId: who.account._id, ...body } })
const subscribe = (who: Anybody, name: string) => post(who, '/push/subscriptions', service.subscribe(name))
async function enrol(courseId = 'bread') {
  const learner = await signedInLearner(t)
  await post(learner, '/user/add-course', { courseId, courseName: 'Bread' })
}
async function passes(ms: number) {
  t.clock.advance(ms)
  await t.jobs.settle()
}
const subscriptions = () => t.db.selectFrom('push_subscriptions').select('endpoint').execute()

it('encrypts as the example of RFC 8291 does', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const given = {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  }
  expect(encryptPush('When I grow up, I want to be a watermelon', keys, given).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('reaches every browser after 30 seconds, with kind, count and id only, signed with the site’s key', async () => {
  await subscribe(ravi, 'phone')
  await subscribe(ravi, 'desk')
  await enrol()
  await passes(29 * SECOND_MS)
  expect(service.received).toEqual([])
  await passes(SECOND_MS)
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/desk', '/phone'])
  const [{ text, headers }] = service.received as [(typeof service.received)[0]]
  expect(JSON.parse(text)).toEqual({ kind: 'enrolment', count: 1, id: expect.any(String) })
  expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
  expect(headers.topic).toMatch(/^[\w-]{32}$/)
  const url = `/push/key?userId=${ravi.account._id}`
  const { publicKey } = (await t.app.inject({ url, headers: ravi.headers })).json().data
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(String(headers.authorization)) ?? []
  expect(key).toBe(publicKey)
  expect(isSigned(token, publicKey)).toBe(true)
  expect(JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())).toMatchObject({
    aud: new URL(service.subscribe('other').endpoint).origin,
    sub: 'mailto:support@mentor-connect.localhost',
  })
})

function isSigned(token: string, publicKey: string): boolean {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const end = token.lastIndexOf('.')
  const signature = Buffer.from(token.slice(end + 1), 'base64url')
  return verify('sha256', Buffer.from(token.slice(0, end)), { key, dsaEncoding: 'ieee-p1363' }, signature)
}

it('is not sent about what was read, and once in ten minutes about one group', async () => {
  await subscribe(ravi, 'phone')
  await enrol()
  await post(ravi, '/notifications/read', { upToSeq: 99 })
  await passes(MINUTE_MS)
  expect(service.received).toEqual([])
  await enrol()
  await passes(30 * SECOND_MS)
  expect(service.received).toHaveLength(1)
  await enrol()
  await passes(9 * MINUTE_MS)
  expect(service.received).toHaveLength(1)
  await passes(MINUTE_MS)
  expect(service.received.map(({ text }) => JSON.parse(text).count)).toEqual([1, 2])
})

it('is sent at most ten times a day, and waits for the end of quiet hours', async () => {
  await subscribe(ravi, 'phone')
  for (let i = 0; i < 12; i += 1) {
    await insertCourse(t.db, { id: `c${i}`, title: `Course ${i}`, mentorId: ravi.account._id })
    await enrol(`c${i}`)
    await passes(MINUTE_MS)
  }
  expect(service.received).toHaveLength(10)
  await passes(DAY_MS)
  expect(service.received).toHaveLength(12)
  t.clock.advance(8 * HOUR_MS)
  await enrol()
  await passes(8 * HOUR_MS)
  expect(service.received).toHaveLength(12)
  await passes(HOUR_MS)
  expect(service.received).toHaveLength(13)
})

it('ends with the session, and belongs to the account that uses the browser now', async () => {
  const browser = service.subscribe('shared')
  const sita = await signedInMentor(t)
  await post(ravi, '/push/subscriptions', browser)
  await post(sita, '/push/subscriptions', browser)
  await enrol()
  await passes(MINUTE_MS)
  expect(service.received).toEqual([])
  const tablet = await subscribe(ravi, 'tablet')
  expect(tablet.statusCode).toBe(200)
  await t.app.inject({ method: 'POST', url: '/auth/logout', headers: ravi.headers, payload: {} })
  expect((await subscriptions()).map(({ endpoint }) => endpoint)).toEqual([browser.endpoint])
})

it('is not queued for a browser that has changed hands before it was sent', async () => {
  const browser = service.subscribe('shared')
  const sita = await signedInMentor(t)
  await post(ravi, '/push/subscriptions', browser)
  await enrol()
  await post(sita, '/push/subscriptions', browser)
  await passes(MINUTE_MS)
  expect(service.received).toEqual([])
})

it.each([404, 410])('a browser that is gone (%i) is forgotten at once', async (status) => {
  await subscribe(ravi, 'phone')
  service.answer(status)
  await enrol()
  await passes(30 * SECOND_MS)
  expect(service.received).toHaveLength(1)
  expect(await subscriptions()).toEqual([])
})

it('redirects are not followed, and after five failures in a row the browser is forgotten', async () => {
  await subscribe(ravi, 'phone')
  service.answer(307, service.subscribe('elsewhere').endpoint)
  await enrol()
  for (let i = 0; i < 8; i += 1) await passes(30 * MINUTE_MS)
  expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere')
  expect(service.received.length).toBeLessThanOrEqual(5)
  service.answer(500)
  for (let i = 0; i < 5; i += 1) {
    await post(ravi, '/notifications/read', { upToSeq: 99 })
    await enrol()
    for (let round = 0; round < 4; round += 1) await passes(15 * MINUTE_MS)
  }
  expect(await subscriptions()).toEqual([])
})

it.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.example.org/x',
  'https://169.254.169.254/latest',
  'http://localhost:4001/internal/people/erase',
  'https://127.0.0.1/x',
  'no address',
])('a forged endpoint is refused: %s', async (endpoint) => {
  const { keys } = service.subscribe('phone')
  const refused = await post(ravi, '/push/subscriptions', { endpoint, keys })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_input'])
  expect(await subscriptions()).toEqual([])
})

it('refuses keys that are no keys, and the account of somebody else', async () => {
  const { endpoint, keys } = service.subscribe('phone')
  for (const wrong of [
    { ...keys, auth: 'abc' },
    { ...keys, p256dh: 'A'.repeat(87) },
  ])
    expect((await post(ravi, '/push/subscriptions', { endpoint, keys: wrong })).statusCode).toBe(400)
  const asha = await signedInLearner(t)
  const forged = { endpoint, keys, userId: ravi.account._id }
  expect((await post(asha, '/push/subscriptions', forged)).statusCode).toBe(403)
})
