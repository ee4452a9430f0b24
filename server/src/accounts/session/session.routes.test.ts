import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { BEARER_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import { issueBearer } from '../../platform/keys/bearer'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { newSigningKey, testApp, type TestApp } from '../../testing/testApp'

let test: TestApp

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const verify = (headers: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: '/auth/verify-token', headers })
const withBearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('verify-token', () => {
  it('returns the signed-in person and a new bearer token, for a cookie or a bearer token alone', async () => {
    const learner = await signedInLearner(test, { name: 'Asha Verma' })
    for (const headers of [learner.headers, withBearer(learner.bearer)]) {
      const response = await verify(headers)
      expect(response.statusCode).toBe(200)
      const { data } = response.json()
      expect(data).toMatchObject({
        role: 'user',
        name: 'Asha Verma',
        isverified: true,
        _id: learner.account._id,
      })
      expect(data.account).toEqual(learner.account)
      expect((await verify(withBearer(data.token))).statusCode).toBe(200)
    }
  })

  it('returns their own contact data to a mentor', async () => {
    const mentor = await signedInMentor(test)
    const { data } = (await verify(mentor.headers)).json()
    expect(data).toMatchObject({ role: 'mentor', account: { mobile: '9876543210', status: 'active' } })
    expect(JSON.stringify(data)).not.toContain('password')
  })

  it('accepts an empty body declared as JSON, and refuses fields in it', async () => {
    const { headers } = await signedInLearner(test)
    const json = { ...headers, 'content-type': 'application/json' }
    const call = (payload: string) =>
      test.app.inject({ method: 'POST', url: '/auth/verify-token', headers: json, payload })
    expect((await call('')).statusCode).toBe(200)
    expect((await call('{}')).statusCode).toBe(200)
    expect((await call('{"role":"mentor"}')).json()).toMatchObject({ code: 'invalid_input' })
  })

  it('refuses missing, forged, modified and expired tokens', async () => {
    const { account, bearer } = await signedInLearner(test)
    const settings = { issuer: test.config.apiUrl, now: test.clock() }
    const claims = { personId: account._id, role: 'mentor' as const, sessionId: 'x' }
    const [head, body, signature] = bearer.split('.')
    const otherBody = Buffer.from(JSON.stringify({ sub: account._id, role: 'mentor' })).toString('base64url')
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const tokens = [
      'nonsense',
      await issueBearer(await newSigningKey(), claims, settings),
      await issueBearer(test.keys, claims, { ...settings, issuer: 'https://elsewhere.example' }),
      `${head}.${otherBody}.${signature}`,
      `${unsigned}.${body}.`,
    ]
    expect((await verify({})).json()).toMatchObject({ code: 'unauthenticated' })
    for (const token of tokens) expect((await verify(withBearer(token))).statusCode).toBe(401)

    test.clock.advance(BEARER_LIFETIME_MS + 1000)
    expect((await verify(withBearer(bearer))).statusCode).toBe(401)
  })

  it('uses the cookie with an expired bearer token, but not with a forged one', async () => {
    const { bearer, headers } = await signedInLearner(test)
    test.clock.advance(BEARER_LIFETIME_MS + 1000)
    expect((await verify({ ...headers, ...withBearer(bearer) })).statusCode).toBe(200)
    expect((await verify({ ...headers, ...withBearer('forged') })).statusCode).toBe(401)
  })

  it('ends a session after thirty days, however often it is used', async () => {
    const { headers } = await signedInLearner(test)
    for (const days of [13, 13]) {
      test.clock.advance(days * DAY_MS)
      expect((await verify(headers)).statusCode).toBe(200)
    }
    test.clock.advance(4 * DAY_MS)
    expect((await verify(headers)).statusCode).toBe(401)
  })

  it('ends a session that is idle for fourteen days, for mentors too', async () => {
    for (const { headers } of [await signedInLearner(test), await signedInMentor(test)]) {
      test.clock.advance(14 * DAY_MS)
      expect((await verify(headers)).statusCode).toBe(401)
    }
  })

  it('follows the settings', async () => {
    const strict = await testApp({ sessionDays: 3, sessionIdleDays: 1 })
    const { headers } = await signedInLearner(strict)
    const status = async () =>
      (await strict.app.inject({ method: 'POST', url: '/auth/verify-token', headers })).statusCode
    strict.clock.advance(DAY_MS - 1000)
    expect(await status()).toBe(200)
    strict.clock.advance(DAY_MS)
    expect(await status()).toBe(401)
    await strict.close()
  })

  it('continues if the last use cannot be stored', async () => {
    const { headers } = await signedInLearner(test)
    test.clock.advance(DAY_MS)
    const update = jest.spyOn(test.db, 'updateTable').mockImplementationOnce(() => {
      throw new Error('disk full')
    })
    expect((await verify(headers)).statusCode).toBe(200)
    update.mockRestore()
  })
})

describe('logout', () => {
  const logout = (headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: '/auth/logout', headers, payload: { role: 'user' } })

  it('ends the session for both cookie and bearer token, and clears the cookie', async () => {
    const { bearer, headers } = await signedInLearner(test)
    const response = await logout(headers)
    expect(response.json()).toMatchObject({ data: true })
    expect(response.cookies.find(({ name }) => name === 'mc_session')).toMatchObject({ value: '' })
    expect((await verify(headers)).statusCode).toBe(401)
    expect((await verify(withBearer(bearer))).statusCode).toBe(401)
  })

  it('ends a session identified by a bearer token only', async () => {
    const { bearer, headers } = await signedInLearner(test)
    await logout(withBearer(bearer))
    expect((await verify(headers)).statusCode).toBe(401)
  })

  it('does nothing when nobody is signed in', async () => {
    expect((await logout({})).statusCode).toBe(200)
  })

  it('keeps other sessions of the same person', async () => {
    const email = 'two-browsers@example.org'
    const first = await signedInLearner(test, { email })
    const password = 'correct horse battery'
    await test.app.inject({ method: 'POST', url: '/user/login-user', payload: { email, password } })
    const { id_hash } = await test.db
      .selectFrom('sessions')
      .select('id_hash')
      .where('person_id', '=', first.account._id)
      .executeTakeFirstOrThrow()
    expect(id_hash).toHaveLength(64)
    await logout(first.headers)
    const left = await test.db
      .selectFrom('sessions')
      .selectAll()
      .where('person_id', '=', first.account._id)
      .execute()
    expect(left).toHaveLength(1)
  })
})
