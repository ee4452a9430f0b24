import { BEARER_LIFETIME_MS } from '@mentor-connect/contract/rules/limits'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { signedInLearner } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'

let test: TestApp

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

describe('a token for the service of an area', () => {
  const AUDIENCE = 'https://jobs.example.org'
  const ask = (headers: Record<string, string>, audience = AUDIENCE) =>
    test.app.inject({ method: 'POST', url: '/auth/service-token', headers, payload: { audience } })

  it('shows that service who is signed in, and nothing else, with the published keys', async () => {
    const { account, headers } = await signedInLearner(test, { name: 'Asha Verma' })
    const { data } = (await ask(headers)).json()
    const published = (await test.app.inject({ url: '/.well-known/jwks.json' })).json()
    const { payload } = await jwtVerify(data.token, createLocalJWKSet(published), {
      audience: AUDIENCE,
      issuer: test.config.apiUrl,
      currentDate: test.clock(),
    })
    const { iat, exp, ...who } = payload
    expect(who).toEqual({ sub: account._id, role: 'user', aud: AUDIENCE, iss: test.config.apiUrl })
    expect(exp! - iat!).toBe(BEARER_LIFETIME_MS / 1000)
    expect(new Date(data.expiresAt).getTime()).toBe(test.clock().getTime() + BEARER_LIFETIME_MS)
  })

  it('is no key to the API', async () => {
    const { data } = (await ask((await signedInLearner(test)).headers)).json()
    const own = { authorization: `Bearer ${data.token}` }
    const answer = await test.app.inject({ method: 'POST', url: '/auth/verify-token', headers: own })
    expect(answer.statusCode).toBe(401)
  })

  it('needs a session, and an origin without a path', async () => {
    expect((await ask({})).statusCode).toBe(401)
    const { headers } = await signedInLearner(test)
    for (const audience of ['https://jobs.example.org/api', 'mentor-connect', 'javascript:alert(1)', ''])
      expect((await ask(headers, audience)).json()).toMatchObject({ code: 'invalid_input' })
  })
})
