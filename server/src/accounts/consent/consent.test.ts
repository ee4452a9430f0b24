import { CONSENT_VERSION, CONSENT_VERSIONS, consentDue } from '@mentor-connect/contract/accounts/consent'
import type { Learner } from '@mentor-connect/contract/accounts/people'
import { decodeJwt } from 'jose'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { recordConsent } from '../people/consents.repo'

const EARLIER = CONSENT_VERSIONS[0]

let t: TestApp
let asha: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  asha = await signedInLearner(t)
})
afterEach(() => t.close())

type Caller = Pick<SignedIn<unknown>, 'headers'>

const hasAgreedTo = (version: string, id = asha.account._id) => {
  const consent = { consent_version: version, consented_at: t.clock().toISOString(), language: null }
  return recordConsent(t.db, id, consent)
}
const get = (url: string, { headers }: Caller = asha) => t.app.inject({ url, headers })
const post = (url: string, payload: object, { headers }: Caller = asha) =>
  t.app.inject({ method: 'POST', url, payload, headers })
const own = () => get(`/account/consent?userId=${asha.account._id}`)
const write = () => post('/user/birth-year', { userId: asha.account._id, birthYear: 1990 })
const agreement = () => ({ userId: asha.account._id, version: CONSENT_VERSION, language: 'hi' })

it.each([
  [null, 'nothing'],
  [CONSENT_VERSION, 'nothing'],
  [EARLIER, 'agreement'],
])('whoever agreed to %j is owed: %s', (agreed, due) => {
  expect(consentDue(agreed)).toBe(due)
})

it('refuses writes until the person agrees; reading, export and logout go on', async () => {
  await hasAgreedTo(EARLIER)
  expect((await own()).json().data).toEqual({ due: 'agreement', agreed: EARLIER })
  const refused = await write()
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ code: 'forbidden', reason: 'terms_changed' })
  expect((await get(`/user/age?userId=${asha.account._id}`)).statusCode).toBe(200)
  expect((await get(`/account/erasure-terms?userId=${asha.account._id}`)).statusCode).toBe(200)

  const agreed = await post('/account/consent', agreement())
  expect(agreed.json().data).toEqual({ due: 'nothing', agreed: CONSENT_VERSION })
  expect((await write()).statusCode).toBe(200)
  expect((await post('/auth/logout', {})).statusCode).toBe(200)
})

it.each([
  ['/auth/chat-details', () => ({ userIds: [asha.account._id] })],
  ['/user/fetch-favorites', () => ({ favorites: [] })],
])('%s is a read, although its request has a body', async (url, body) => {
  await hasAgreedTo(EARLIER)
  expect((await post(url, { ...body(), userId: asha.account._id })).statusCode).toBe(200)
})

it('tells chat with each token whether the person has to agree first', async () => {
  const owes = async () => {
    const { token } = (await post('/auth/verify-token', {})).json().data
    return decodeJwt(token).mustAgree
  }
  expect(await owes()).toBeUndefined()
  await hasAgreedTo(EARLIER)
  expect(await owes()).toBe(true)
  await post('/account/consent', agreement())
  expect(await owes()).toBeUndefined()
})

it('stores version, time and language once, however often it is sent', async () => {
  await hasAgreedTo(EARLIER)
  const at = t.clock().toISOString()
  await Promise.all([post('/account/consent', agreement()), post('/account/consent', agreement())])
  t.clock.advance(60_000)
  await post('/account/consent', { ...agreement(), language: 'en' })
  const rows = await t.db.selectFrom('consents').selectAll().where('version', '=', CONSENT_VERSION).execute()
  const stored = { person_id: asha.account._id, version: CONSENT_VERSION, accepted_at: at, language: 'hi' }
  expect(rows).toEqual([stored])
})

it('lets people log out and delete their account without agreeing', async () => {
  await hasAgreedTo(EARLIER)
  const erase = { userId: asha.account._id, password: 'correct horse battery' }
  expect((await post('/account/erase', erase)).statusCode).toBe(200)
})

it('asks mentors as well', async () => {
  const ravi = await signedInMentor(t)
  await hasAgreedTo(EARLIER, ravi.account._id)
  const refused = await post('/mentor/availability', { mentorId: ravi.account._id }, ravi)
  expect(refused.json().reason).toBe('terms_changed')
  const agree = { ...agreement(), userId: ravi.account._id }
  expect((await post('/account/consent', agree, ravi)).json().data.due).toBe('nothing')
})

it('is for the person alone, and for versions that exist', async () => {
  const other = await signedInLearner(t)
  expect((await post('/account/consent', agreement(), other)).json().code).toBe('forbidden')
  const unknown = await post('/account/consent', { ...agreement(), version: '2030-01-01' })
  expect(unknown.json().code).toBe('invalid_input')
  expect((await t.app.inject({ url: `/account/consent?userId=${asha.account._id}` })).statusCode).toBe(401)
})
