import {
  decodeJwt,
  decodeProtectedHeader,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { createLogger } from '../../../platform/process/logger'
import { openIdApp } from '../../../testing/openIdApp'
import { openIdPerson, returnedFrom, type Returned } from '../../../testing/openIdPerson'
import { CLIENT, type TestProvider } from '../../../testing/openIdProvider'
import { testApp, type TestApp } from '../../../testing/testApp'

let test: TestApp
let provider: TestProvider
let close: () => Promise<void>

beforeAll(async () => {
  ;({ test, provider, close } = await openIdApp())
})
afterAll(() => close())
afterEach(() => provider.changesIdTokens(undefined))

function somebody() {
  const login = randomUUID()
  provider.people.set(login, { email: `${login}@school.test`, email_verified: true })
  return login
}

type Response = Awaited<ReturnType<ReturnType<typeof openIdPerson>['post']>>

function expectRefused(response: Response, status = 401, code = 'oauth_refused') {
  expect([response.statusCode, response.json().code]).toEqual([status, code])
  expect(response.cookies.find(({ name }) => name === 'mc_session')).toBeUndefined()
}

const changed = (page: URL, name: string, value: string) => {
  const other = new URL(page)
  other.searchParams.set(name, value)
  return other
}

describe('the answer of the provider', () => {
  it('is asked for with PKCE, a state and a nonce, and comes back to the site only', async () => {
    const { searchParams } = await openIdPerson(test).start()
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT.clientId,
      redirect_uri: `${test.config.siteUrl}/signup`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('is used once, also by two requests at once', async () => {
    const person = openIdPerson(test)
    const returned = await returnedFrom(await person.start(), somebody())
    const answers = await Promise.all([person.finish(returned), person.finish(returned)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    expectRefused(await person.finish(returned))
  })

  it('is refused in another browser, and still works in the one that asked', async () => {
    const person = openIdPerson(test)
    const returned = await returnedFrom(await person.start(), somebody())
    const other = openIdPerson(test)
    expectRefused(await other.finish(returned))
    await other.start()
    expectRefused(await other.finish(returned))
    expect((await person.finish(returned)).statusCode).toBe(200)
  })

  it('is refused with the code of another attempt', async () => {
    const [person, victim] = [openIdPerson(test), openIdPerson(test)]
    const { code } = await returnedFrom(await victim.start(), somebody())
    const returned = await returnedFrom(await person.start(), somebody())
    expectRefused(await person.finish({ ...returned, code: code! }))
  })

  it('is refused with a code that was used', async () => {
    const person = openIdPerson(test)
    const first = await returnedFrom(await person.start(), somebody())
    await person.finish(first)
    const second = await returnedFrom(await person.start(), somebody())
    expectRefused(await person.finish({ ...second, code: first.code! }))
  })

  it('is refused after a quarter of an hour', async () => {
    const person = openIdPerson(test)
    const returned = await returnedFrom(await person.start(), somebody())
    test.clock.advance(15 * 60_000)
    expectRefused(await person.finish(returned))
  })

  it('is refused with another nonce', async () => {
    const person = openIdPerson(test)
    expectRefused(
      await person.finish(await returnedFrom(changed(await person.start(), 'nonce', 'other'), somebody())),
    )
  })

  it.each<[string, (returned: Returned) => Returned]>([
    ['another issuer', (returned) => ({ ...returned, iss: 'https://other.test' })],
    ['another state', (returned) => ({ ...returned, state: 'A'.repeat(43) })],
  ])('is refused with %s', async (_what, change) => {
    const person = openIdPerson(test)
    const returned = await returnedFrom(await person.start(), somebody())
    expectRefused(await person.finish(change(returned)))
  })

  it('may be that the person has cancelled', async () => {
    const person = openIdPerson(test)
    const returned = await returnedFrom(await person.start(), null)
    expect(returned.error).toBe('access_denied')
    expectRefused(await person.finish(returned))
  })
})

describe('an ID token', () => {
  const resigned = (change: (claims: JWTPayload) => JWTPayload) => async (token: string, key: JWK) =>
    new SignJWT(change(decodeJwt(token)))
      .setProtectedHeader(decodeProtectedHeader(token) as { alg: string })
      .sign(await importJWK(key, 'RS256'))

  const byHmac = async (token: string) =>
    new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(CLIENT.clientSecret))

  const unsigned = async (token: string) => {
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    return `${none}.${token.split('.')[1]}.`
  }

  // The key is made before the sign-in: on a busy machine, making an RSA key takes longer than the server waits
  // for the provider.
  let otherKey: CryptoKey
  beforeAll(async () => {
    otherKey = (await generateKeyPair('RS256')).privateKey
  })
  const byOtherKey = (token: string) =>
    new SignJWT(decodeJwt(token))
      .setProtectedHeader(decodeProtectedHeader(token) as { alg: string })
      .sign(otherKey)

  it('is accepted if it is only signed anew', async () => {
    provider.changesIdTokens(resigned((claims) => claims))
    expect((await openIdPerson(test).signIn(somebody())).statusCode).toBe(200)
  })

  it.each<[string, (token: string, key: JWK) => Promise<string>]>([
    ['of another issuer', resigned((claims) => ({ ...claims, iss: 'https://other.test' }))],
    ['for another client', resigned((claims) => ({ ...claims, aud: 'other' }))],
    ['without a nonce', resigned(({ nonce: _, ...claims }) => claims)],
    ['that has expired', resigned((claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }))],
    ['signed with the client’s secret', byHmac],
    ['signed by nobody', unsigned],
    ['signed with another key', byOtherKey],
  ])('%s is refused', async (_what, change) => {
    provider.changesIdTokens(change)
    expectRefused(await openIdPerson(test).signIn(somebody()))
  })
})

describe('the provider', () => {
  it('may change its keys at any moment', async () => {
    const person = openIdPerson(test)
    expect((await person.signIn(somebody())).statusCode).toBe(200)
    await provider.stop()
    await provider.start()
    expect((await person.signIn(somebody())).statusCode).toBe(200)
  })

  it('may be away when the person comes back: another try works', async () => {
    const person = openIdPerson(test)
    const returned = await returnedFrom(await person.start(), somebody())
    await provider.stop()
    expectRefused(await person.finish(returned), 503, 'oauth_unavailable')
    await provider.start()
    expect((await person.signIn(somebody())).statusCode).toBe(200)
  })

  it.each([
    ['is away', (issuer: string) => ({ issuer: issuer.replace(/\d+$/, '9') })],
    ['has another issuer', (issuer: string) => ({ issuer: issuer.replace('localhost', '127.0.0.1') })],
  ])('that %s cannot be used', async (_what, change) => {
    const openId = { ...test.config.openId!, ...change(provider.issuer) }
    const other = await testApp({ signIn: undefined, openId })
    expectRefused(await openIdPerson(other).post('start', {}), 503, 'oauth_unavailable')
    await other.close()
  })

  it('that refuses our secret cannot be used', async () => {
    const openId = { ...test.config.openId!, clientSecret: 'wrong' }
    const other = await testApp({ signIn: undefined, openId })
    expectRefused(await openIdPerson(other).signIn(somebody()), 503, 'oauth_unavailable')
    await other.close()
  })
})

it('writes no secret into the log, but says what was wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-id-log-'))
  const file = join(folder, 'log')
  const logged = await testApp(
    { signIn: undefined, openId: test.config.openId! },
    { logger: createLogger('api', 'debug', { file }) },
  )
  const person = openIdPerson(logged)
  let idToken = ''
  provider.changesIdTokens(async (token) => (idToken = `${token}x`))
  const returned = await returnedFrom(await person.start(), somebody())
  await person.finish(returned)
  await logged.close()
  const text = await readFile(file, 'utf8')
  expect(text).toContain('OAUTH_INVALID_RESPONSE')
  for (const secret of [returned.code!, returned.state!, idToken, CLIENT.clientSecret])
    expect(text).not.toContain(secret)
  await rm(folder, { recursive: true })
})

it('takes calls from the site only, and refuses what is not valid', async () => {
  const foreign = await test.app.inject({
    method: 'POST',
    url: '/auth/open-id/start',
    headers: { origin: 'https://elsewhere.example' },
    payload: {},
  })
  expect(foreign.statusCode).toBe(403)
  for (const payload of [{}, { state: '' }, { state: 'x'.repeat(201) }, { state: 'x', code: 1 }]) {
    const response = await openIdPerson(test).post('finish', payload)
    expect(response.json()).toMatchObject({ code: 'invalid_input' })
  }
})
