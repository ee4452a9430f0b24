import { CONSENT_VERSION } from '@mentor-connect/contract/accounts/consent'
import { randomUUID } from 'node:crypto'
import { openIdApp } from '../../../testing/openIdApp'
import { openIdPerson } from '../../../testing/openIdPerson'
import type { ProviderClaims, TestProvider } from '../../../testing/openIdProvider'
import { PASSWORD, signedInLearner, signedInMentor } from '../../../testing/signedIn'
import { testApp, type TestApp } from '../../../testing/testApp'
import { removeExpired } from '../../../api/housekeeping'

let test: TestApp
let provider: TestProvider
let close: () => Promise<void>

beforeAll(async () => {
  ;({ test, provider, close } = await openIdApp())
})
afterAll(() => close())

/** Adds a person to the provider's accounts. Returns the person's login and claims. */
function somebody(claims: ProviderClaims = {}) {
  const login = randomUUID()
  const email = `${login}@school.test`
  const person = { email, email_verified: true, name: 'Meera Joshi', ...claims }
  provider.people.set(login, person)
  return { login, ...person }
}

const linksOf = (learnerId: string) =>
  test.db.selectFrom('open_id_links').selectAll().where('learner_id', '=', learnerId).execute()
const learnersWith = (email: string) =>
  test.db.selectFrom('learners').selectAll().where('email', '=', email).execute()
const sessionIn = (response: { cookies: { name: string }[] }) =>
  response.cookies.find(({ name }) => name === 'mc_session')

describe('a new person', () => {
  it('gets an account and our session', async () => {
    const { login, email } = somebody({ name: 'सुनीता देवी' })
    const response = await openIdPerson(test).signIn(login)
    expect(response.statusCode).toBe(200)
    const { userData, token } = response.json().data
    expect(userData).toMatchObject({ email, name: 'सुनीता देवी', role: 'user', authType: 'oauth' })
    expect(sessionIn(response)).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const headers = { authorization: `Bearer ${token}` }
    const verified = await test.app.inject({ method: 'POST', url: '/auth/verify-token', headers })
    expect(verified.json().data).toMatchObject({ _id: userData._id, role: 'user' })
    expect(await linksOf(userData._id)).toEqual([
      expect.objectContaining({ issuer: provider.issuer, subject: login }),
    ])
  })

  it('keeps the language and the consent, and no age', async () => {
    const { login, email } = somebody()
    const agreement = { consentVersion: CONSENT_VERSION, language: 'hi' }
    const { userData } = (await openIdPerson(test).signIn(login, agreement)).json().data
    expect((await learnersWith(email))[0]).toMatchObject({
      language: 'hi',
      password_hash: null,
      birth_year: null,
    })
    const consents = await test.db
      .selectFrom('consents')
      .select('version')
      .where('person_id', '=', userData._id)
      .execute()
    expect(consents).toEqual([{ version: CONSENT_VERSION }])
  })

  it('gets one account, even from two browsers at once', async () => {
    const { login, email } = somebody()
    const answers = await Promise.all([1, 2].map(() => openIdPerson(test).signIn(login)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await learnersWith(email)).toHaveLength(1)
  })

  it.each([
    ['meera.joshi@school.test', 'meera.joshi'],
    // The local part is a phone number, which would be shown to everybody.
    ['9876543210@school.test', 'Learner'],
  ])('is named by the address %s if the provider has no name: %s', async (email, name) => {
    const { login } = somebody({ name: undefined, email })
    const { userData } = (await openIdPerson(test).signIn(login)).json().data
    expect(userData.name).toBe(name)
  })
})

describe('a person who comes again', () => {
  it('is found by the provider’s id, whatever the address is now', async () => {
    const { login, email } = somebody()
    const first = (await openIdPerson(test).signIn(login)).json().data.userData
    provider.people.set(login, { email: 'unknown@school.test', email_verified: false })
    const again = (await openIdPerson(test).signIn(login)).json().data.userData
    expect(again).toMatchObject({ _id: first._id, email })
  })

  it('is another person at another issuer', async () => {
    const { account } = await signedInLearner(test, { email: `${randomUUID()}@example.org` })
    const { login } = somebody()
    await test.db
      .insertInto('open_id_links')
      .values({ issuer: 'https://other.test', subject: login, learner_id: account._id, created_at: '' })
      .execute()
    expect((await openIdPerson(test).signIn(login)).json().data.userData._id).not.toBe(account._id)
  })
})

describe('a person whose address has an account', () => {
  it('is linked to it, without the password that was set before', async () => {
    const { login, email } = somebody()
    const { account, headers } = await signedInLearner(test, { email, name: 'Own Name' })
    const { userData } = (await openIdPerson(test).signIn(login)).json().data
    expect(userData).toMatchObject({ _id: account._id, name: 'Own Name' })
    const payload = { email, password: PASSWORD }
    const byPassword = await test.app.inject({ method: 'POST', url: '/user/login-user', payload })
    expect(byPassword.json()).toMatchObject({ code: 'wrong_credentials' })
    const verified = await test.app.inject({ method: 'POST', url: '/auth/verify-token', headers })
    expect(verified.statusCode).toBe(401)
  })

  it('is not a mentor’s', async () => {
    const { login, email } = somebody()
    await signedInMentor(test, { email })
    const response = await openIdPerson(test).signIn(login)
    expect([response.statusCode, response.json().code]).toEqual([409, 'oauth_mentor'])
    expect(await learnersWith(email)).toEqual([])
  })

  it.each([
    { email_verified: false },
    { email_verified: undefined },
    { email: undefined },
    { email: 'none' },
  ])('must have it verified by the provider: %j', async (claims) => {
    const { login } = somebody(claims)
    const { account } = await signedInLearner(test, { email: `${login}@school.test` })
    const response = await openIdPerson(test).signIn(login)
    expect([response.statusCode, response.json().code]).toEqual([403, 'oauth_unverified'])
    expect(sessionIn(response)).toBeUndefined()
    expect(await linksOf(account._id)).toEqual([])
  })
})

it('reads the person from the ID token, if it says who it is', async () => {
  const own = await openIdApp({ claimsInIdToken: true })
  own.provider.people.set('asha', { email: 'asha@school.test', email_verified: true, name: 'Asha' })
  const response = await openIdPerson(own.test).signIn('asha')
  expect(response.json().data.userData).toMatchObject({ email: 'asha@school.test', name: 'Asha' })
  await own.close()
})

it('is not there without a provider', async () => {
  const none = await testApp({ signIn: undefined })
  for (const [step, payload] of [
    ['start', {}],
    ['finish', { state: 'any', code: 'any' }],
  ] as const) {
    const response = await openIdPerson(none).post(step, payload)
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  }
  await none.close()
})

it('removes attempts that have expired, and the links of a deleted account', async () => {
  const person = openIdPerson(test)
  await person.start()
  const attempts = () => test.db.selectFrom('open_id_attempts').selectAll().execute()
  expect(await attempts()).not.toEqual([])
  await removeExpired(test.db, new Date(test.clock().getTime() + 3_700_000))
  expect(await attempts()).toEqual([])
  const { userData } = (await person.signIn(somebody().login)).json().data
  await test.db.deleteFrom('learners').where('id', '=', userData._id).execute()
  expect(await linksOf(userData._id)).toEqual([])
})
