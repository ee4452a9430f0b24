import { CONSENT_VERSION } from '@mentor-connect/contract/accounts/consent'
import { generateKeyPair, SignJWT, decodeJwt, decodeProtectedHeader } from 'jose'
import { randomUUID } from 'node:crypto'
import { googlePerson } from '../../testing/googlePerson'
import { PASSWORD, signedInLearner, signedInMentor } from '../../testing/signedIn'
import { signInApp } from '../../testing/signInApp'
import { testApp, type TestApp } from '../../testing/testApp'
import { removeExpired } from '../../api/housekeeping'

let test: TestApp

beforeAll(async () => {
  test = await signInApp()
})
afterAll(() => test.close())
afterEach(() => jest.restoreAllMocks())

const newEmail = () => `g-${randomUUID()}@gmail.test`
const exchange = (token: string, more: object = {}, at = test) =>
  at.app.inject({ method: 'POST', url: '/auth/oauth', payload: { token, ...more } })
const tokenFor = (email: string, name = 'Meera Joshi') => googlePerson(test.app).tokenFor({ email, name })
const linksOf = (learnerId: string) =>
  test.db.selectFrom('identity_links').selectAll().where('learner_id', '=', learnerId).execute()
const learnersWith = (email: string) =>
  test.db.selectFrom('learners').selectAll().where('email', '=', email).execute()

describe('a new person', () => {
  it('gets an account and our session: cookie, bearer token and authType', async () => {
    const email = newEmail()
    const response = await exchange(await tokenFor(email, 'सुनीता देवी'))
    expect(response.statusCode).toBe(200)
    const { userData, token } = response.json().data
    expect(userData).toMatchObject({
      email,
      name: 'सुनीता देवी',
      role: 'user',
      isverified: true,
      authType: 'oauth',
    })
    const cookie = response.cookies.find(({ name }) => name === 'mc_session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    for (const headers of [{ cookie: `mc_session=${cookie!.value}` }, { authorization: `Bearer ${token}` }]) {
      const verified = await test.app.inject({ method: 'POST', url: '/auth/verify-token', headers })
      expect(verified.json().data).toMatchObject({ _id: userData._id, role: 'user' })
    }
  })

  it('keeps the language and the consents', async () => {
    const email = newEmail()
    const agreement = { consentVersion: CONSENT_VERSION, language: 'hi' }
    const { userData } = (await exchange(await tokenFor(email), agreement)).json().data
    expect((await learnersWith(email))[0]).toMatchObject({ language: 'hi', password_hash: null })
    await test.jobs.settle()
    expect(test.mailer.sent.filter(({ to }) => to === email)).toEqual([])
    const consent = await test.db
      .selectFrom('consents')
      .select('version')
      .where('person_id', '=', userData._id)
      .execute()
    expect(consent).toEqual([{ version: CONSENT_VERSION }])
  })

  it('gets one account, even from two browsers concurrently', async () => {
    const email = newEmail()
    const tokens = [await tokenFor(email), await tokenFor(email)]
    const answers = await Promise.all(tokens.map((token) => exchange(token)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await learnersWith(email)).toHaveLength(1)
  })

  it('cannot log in with a password', async () => {
    const email = newEmail()
    await exchange(await tokenFor(email))
    const payload = { email, password: PASSWORD }
    const login = await test.app.inject({ method: 'POST', url: '/user/login-user', payload })
    expect(login.json()).toMatchObject({ code: 'wrong_credentials' })
  })
})

describe('a returning person', () => {
  it('is identified by the service’s id, even if the address of the account has changed', async () => {
    const email = newEmail()
    const first = (await exchange(await tokenFor(email))).json().data.userData
    const moved = newEmail()
    await test.db.updateTable('learners').set({ email: moved }).where('id', '=', first._id).execute()
    const again = (await exchange(await tokenFor(email))).json().data.userData
    expect(again).toMatchObject({ _id: first._id, email: moved })
    expect(await linksOf(first._id)).toHaveLength(1)
  })
})

describe('a person whose address has a password account', () => {
  const login = (email: string, password = PASSWORD) =>
    test.app.inject({ method: 'POST', url: '/user/login-user', payload: { email, password } })
  const isIn = async (headers: Record<string, string>) =>
    (await test.app.inject({ method: 'POST', url: '/auth/verify-token', headers })).statusCode === 200

  it('is linked to it; the password that was set before and the other sessions end', async () => {
    const email = newEmail()
    const { account, headers, bearer } = await signedInLearner(test, { email, name: 'Own Name' })
    const response = await exchange(await tokenFor(email.toUpperCase()))
    const { userData, token } = response.json().data
    expect(userData).toMatchObject({ _id: account._id, name: 'Own Name', authType: 'oauth' })
    expect(await linksOf(account._id)).toHaveLength(1)
    expect((await login(email)).json()).toMatchObject({ code: 'wrong_credentials' })
    expect(await isIn(headers)).toBe(false)
    expect(await isIn({ authorization: `Bearer ${bearer}` })).toBe(false)
    expect(await isIn({ authorization: `Bearer ${token}` })).toBe(true)
  })

  it('loses what a stranger has prepared: a change of address and a reset link', async () => {
    const email = newEmail()
    const { account, headers } = await signedInLearner(test, { email })
    const userId = account._id
    const asked = { userId, currentPassword: PASSWORD, email: newEmail() }
    const payload = { email, role: 'user' }
    await test.app.inject({ method: 'POST', url: '/account/change-email', headers, payload: asked })
    await test.app.inject({ method: 'POST', url: '/auth/request-password-reset', payload })
    const { token } = (await exchange(await tokenFor(email))).json().data
    const own = { authorization: `Bearer ${token}` }
    const state = await test.app.inject({ url: `/account/sign-in?userId=${userId}`, headers: own })
    expect(state.json().data).toMatchObject({ emailChange: null })
    const resets = test.db.selectFrom('password_resets').selectAll().where('email', '=', email)
    expect(await resets.execute()).toEqual([])
  })

  it('is told by mail, once, and can set a new password, which later sign-ins leave', async () => {
    const email = newEmail()
    await signedInLearner(test, { email })
    const told = async () => {
      await test.jobs.settle()
      return test.mailer.sent.filter(({ to, subject }) => to === email && /new way to log in/.test(subject))
    }
    await exchange(await tokenFor(email))
    expect((await told())[0]?.text).toMatch(/password that you had before no longer works[^]*forgot-password/)
    const request = { email, role: 'user' }
    await test.app.inject({ method: 'POST', url: '/auth/request-password-reset', payload: request })
    await test.jobs.settle()
    const token = /reset-password#([\w-]+)/.exec(test.mailer.lastThatSays(/reset-password#/).text)![1]
    const password = 'seven slow green boats'
    await test.app.inject({ method: 'POST', url: '/auth/reset-password', payload: { token, password } })
    const entered = await login(email, password)
    const { token: bearer } = entered.json().data
    await exchange(await tokenFor(email))
    expect((await login(email, password)).statusCode).toBe(200)
    expect(await isIn({ authorization: `Bearer ${bearer}` })).toBe(true)
    expect(await told()).toHaveLength(1)
  })

  it('keeps password and sessions if the exchange is refused', async () => {
    const email = newEmail()
    const { headers } = await signedInLearner(test, { email })
    await exchange('nonsense')
    expect((await login(email)).statusCode).toBe(200)
    expect(await isIn(headers)).toBe(true)
  })

  it('is refused while the account is not verified, and nothing changes', async () => {
    const email = newEmail()
    const { account } = await signedInLearner(test, { email })
    await test.db.updateTable('learners').set({ verified: 0 }).where('id', '=', account._id).execute()
    const response = await exchange(await tokenFor(email))
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ code: 'oauth_account_unverified' })
    expect(response.cookies.find(({ name }) => name === 'mc_session')).toBeUndefined()
    expect(await linksOf(account._id)).toEqual([])
  })

  it('is not linked to a stranger’s pending sign-up, which is cancelled', async () => {
    const email = newEmail()
    const signUp = { name: 'Stranger', email, password: 'the password of a stranger' }
    await test.app.inject({ method: 'POST', url: '/user/register-user', payload: signUp })
    expect((await exchange(await tokenFor(email))).json().data.userData.name).toBe('Meera Joshi')
    const payload = { email, otp: test.mailer.lastOtp(email), role: 'user' }
    const late = await test.app.inject({ method: 'POST', url: '/auth/verify-otp', payload })
    expect(late.json()).toMatchObject({ code: 'otp_invalid' })
  })
})

describe('a mentor’s address', () => {
  it.each(['active', 'inactive'] as const)('does not become a learner’s: %s', async (status) => {
    const email = newEmail()
    await signedInMentor(test, { email, status })
    const response = await exchange(await tokenFor(email))
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ code: 'oauth_mentor' })
    expect(await learnersWith(email)).toEqual([])
  })

  it('signs in to the learner account that its owner created with a password', async () => {
    const email = newEmail()
    await signedInMentor(test, { email })
    const { account } = await signedInLearner(test, { email })
    expect((await exchange(await tokenFor(email))).json().data.userData._id).toBe(account._id)
  })
})

describe('a token', () => {
  const isRefused = async (token: string, at = test) => {
    const response = await exchange(token, {}, at)
    expect([response.statusCode, response.json().code]).toEqual([401, 'oauth_refused'])
    expect(response.cookies.find(({ name }) => name === 'mc_session')).toBeUndefined()
  }

  it('is exchanged once; further attempts are refused, concurrent ones too', async () => {
    const token = await tokenFor(newEmail())
    const answers = await Promise.all([exchange(token), exchange(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    await isRefused(token)
  })

  it('is refused when it has expired', async () => {
    const token = await tokenFor(newEmail())
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 70_000)
    await isRefused(token)
  })

  it('is refused when it was issued for another site', async () => {
    const elsewhere = await testApp({
      siteUrl: 'https://elsewhere.example',
      signIn: { ...test.config.signIn!, emulated: false },
    })
    const here = await testApp({ signIn: { ...test.config.signIn!, emulated: false } })
    const token = await tokenFor(newEmail())
    await isRefused(token, elsewhere)
    expect((await exchange(token, {}, here)).statusCode).toBe(200)
    await elsewhere.close()
    await here.close()
  })

  it('is refused when it is forged, unsigned, tampered with or not a token', async () => {
    const token = await tokenFor(newEmail())
    const { privateKey } = await generateKeyPair('RS256')
    const header = decodeProtectedHeader(token) as { alg: string }
    const forge = (kid: unknown) =>
      new SignJWT(decodeJwt(token)).setProtectedHeader({ ...header, kid } as never).sign(privateKey)
    const [head, body, signature] = token.split('.')
    const otherBody = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: 'user_other' })).toString(
      'base64url',
    )
    const none = Buffer.from(JSON.stringify({ ...header, alg: 'none' })).toString('base64url')
    const forged = [
      await forge((header as { kid?: string }).kid),
      await forge('ins_unknown'),
      `${head}.${otherBody}.${signature}`,
      `${none}.${body}.`,
      'nonsense',
      'a.b.c',
    ]
    for (const one of forged) await isRefused(one)
    expect((await exchange(token)).statusCode).toBe(200)
  })

  it.each([
    ['missing', {}],
    ['empty', { token: '' }],
    ['a number', { token: 1 }],
    ['huge', { token: 'x'.repeat(8193) }],
  ])('is refused as invalid input when it is %s', async (_what, payload) => {
    const response = await test.app.inject({ method: 'POST', url: '/auth/oauth', payload })
    expect(response.json()).toMatchObject({ code: 'invalid_input' })
  })

  it('is not accepted from another site', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/auth/oauth',
      headers: { origin: 'https://elsewhere.example' },
      payload: { token: await tokenFor(newEmail()) },
    })
    expect(response.statusCode).toBe(403)
  })
})

describe('the service', () => {
  it('is ended after the exchange', async () => {
    const person = googlePerson(test.app)
    const token = await person.tokenFor({ email: newEmail() })
    expect((await person.client()).response.sessions).toHaveLength(1)
    await exchange(token)
    expect((await person.client()).response.sessions).toEqual([])
  })

  it('is ended after a refusal, too', async () => {
    const email = newEmail()
    await signedInMentor(test, { email })
    const person = googlePerson(test.app)
    await exchange(await person.tokenFor({ email }))
    expect((await person.client()).response.sessions).toEqual([])
  })

  // The SDK retries a few times before it gives up.
  it.each([
    ['is unreachable', { apiUrl: 'http://localhost:9' }],
    ['rejects our key', { secretKey: 'sk_test_wrong' }],
    ['is not configured', undefined],
  ])('reports that %s is unavailable', async (_what, change) => {
    const token = await tokenFor(newEmail())
    const signIn = change && { ...test.config.signIn!, emulated: false, ...change }
    const alone = await testApp({ signIn })
    const response = await exchange(token, {}, alone)
    expect([response.statusCode, response.json().code]).toEqual([503, 'oauth_unavailable'])
    await alone.close()
  })
})

it('deletes the exchanged sessions after an hour, but not the link with the account', async () => {
  const { userData } = (await exchange(await tokenFor(newEmail()))).json().data
  await removeExpired(test.db, new Date(test.clock().getTime() + 3_700_000))
  expect(await test.db.selectFrom('spent_sign_ins').selectAll().execute()).toEqual([])
  expect(await linksOf(userData._id)).toHaveLength(1)
  await test.db.deleteFrom('learners').where('id', '=', userData._id).execute()
  expect(await linksOf(userData._id)).toEqual([])
})
