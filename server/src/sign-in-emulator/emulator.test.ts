import { SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import { googlePerson } from '../testing/googlePerson'
import { signInApp } from '../testing/signInApp'
import type { TestApp } from '../testing/testApp'

let test: TestApp

beforeAll(async () => {
  test = await signInApp()
})
afterAll(() => test.close())

const ANSWER = { email: 'new@gmail.test', name: '<b>Meera</b> & Co' }
const pathOf = (address: unknown) => new URL(String(address)).pathname

async function atGoogle(kind = 'sign_ins') {
  const person = googlePerson(test.app)
  const { address } = await person.start('/signup', kind)
  return { person, address }
}

it('refuses requests from other sites, in the SDK’s error format', async () => {
  const response = await test.app.inject({
    method: 'POST',
    url: `${SIGN_IN_PATH}/v1/client/sign_ins`,
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(response.statusCode).toBe(403)
  expect(response.json()).toMatchObject({ errors: [{ code: 'forbidden' }] })
})

describe('the account picker', () => {
  it.each([
    ['en-IN', 'en', 'Choose an account'],
    ['hi-IN,en;q=0.5', 'hi', 'खाता चुनें'],
  ])('is in the language of the browser: %s', async (accepted, language, title) => {
    const person = googlePerson(test.app)
    const { response } = await person.start()
    const cookie = `__client=${response.cookies[0]!.value}`
    const url = response.json().response.first_factor_verification.external_verification_redirect_url
    const headers = { cookie, 'accept-language': accepted }
    const page = await test.app.inject({ url: pathOf(url) + new URL(url).search, headers })
    expect(page.body).toContain(`<html lang="${language}">`)
    expect(page.body).toContain(title)
    expect(page.body).toContain('meera.joshi@gmail.test')
    expect(String(page.headers['content-security-policy'])).toContain("default-src 'none'")
    expect(page.headers['referrer-policy']).toBe('same-origin')
  })

  it('asks again after an invalid address, and never echoes markup', async () => {
    const { person, address } = await atGoogle()
    for (const email of ['', 'nobody', '<script>@x.y', `${'a'.repeat(300)}@x.y`]) {
      const page = await person.send('POST', address, { email, name: '<script>' })
      expect(page.statusCode).toBe(422)
      expect(page.body).toContain('role="alert"')
      expect(page.body).not.toContain('<script>')
    }
    expect((await person.send('POST', address, ANSWER)).statusCode).toBe(303)
  })

  it('responds only to the browser that started the sign-in, and once', async () => {
    const { person, address } = await atGoogle()
    const stranger = await atGoogle()
    expect((await stranger.person.send('GET', address)).statusCode).toBe(400)
    expect((await stranger.person.send('POST', address, ANSWER)).statusCode).toBe(400)
    expect((await person.send('POST', address, ANSWER)).statusCode).toBe(303)
    expect((await person.send('POST', address, ANSWER)).statusCode).toBe(400)
    expect((await person.send('GET', '/__clerk/google/authorize')).statusCode).toBe(400)
  })

  it('lets a person cancel, which the sign-in then reports', async () => {
    const { person, address } = await atGoogle()
    const back = await person.send('POST', address, { answer: 'cancel' })
    expect(back.headers.location).toBe(`${test.config.siteUrl}/signup`)
    expect((await person.client()).response).toMatchObject({
      sessions: [],
      sign_in: { first_factor_verification: { status: 'failed', error: { code: 'oauth_access_denied' } } },
    })
  })
})

describe('the frontend API', () => {
  it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', '', 'http://[broken'])(
    'refuses to redirect to another site: %s',
    async (redirectUrl) => {
      expect((await googlePerson(test.app).start(redirectUrl)).response.statusCode).toBe(422)
    },
  )

  it('supports Google only', async () => {
    const form = { strategy: 'password', redirect_url: '/signup' }
    const response = await googlePerson(test.app).send('POST', `${SIGN_IN_PATH}/v1/client/sign_ins`, form)
    expect([response.statusCode, response.json().errors[0].code]).toEqual([422, 'strategy_for_user_invalid'])
  })

  it('turns a sign-up of an existing account into a sign-in, and the other way round', async () => {
    const email = 'both-ways@gmail.test'
    await googlePerson(test.app).tokenFor({ email })
    const { person, address } = await atGoogle('sign_ups')
    await person.send('POST', address, { email })
    const transfer = await person.send('POST', `${SIGN_IN_PATH}/v1/client/sign_ins`, { transfer: 'true' })
    expect(transfer.json().response.status).toBe('complete')
    expect((await person.client()).response.sessions).toHaveLength(1)
  })

  it('refuses a transfer without a pending identity', async () => {
    const form = { transfer: 'true' }
    const response = await googlePerson(test.app).send('POST', `${SIGN_IN_PATH}/v1/client/sign_ups`, form)
    expect(response.json().errors[0].code).toBe('account_transfer_invalid')
  })

  it('issues tokens to the browser with the session, until it signs out', async () => {
    const person = googlePerson(test.app)
    await person.tokenFor(ANSWER)
    const { id } = (await person.client()).response.sessions[0]!
    const url = `${SIGN_IN_PATH}/v1/client/sessions/${id}/tokens`
    expect((await person.send('POST', url, {})).json()).toMatchObject({ object: 'token' })
    expect((await googlePerson(test.app).send('POST', url, {})).statusCode).toBe(404)
    await person.send('POST', `${SIGN_IN_PATH}/v1/client/sessions`, {})
    expect((await person.send('POST', url, {})).statusCode).toBe(404)
  })
})

it('serves the SDK from the installed package', async () => {
  const file = await test.app.inject(`${SIGN_IN_PATH}/npm/@clerk/clerk-js@6/dist/clerk.browser.js`)
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toMatch(/javascript/)
  const outside = `${SIGN_IN_PATH}/npm/@clerk/clerk-js@6/dist/..%2fpackage.json`
  expect((await test.app.inject(outside)).statusCode).toBeGreaterThanOrEqual(400)
})

describe('the backend API', () => {
  it.each([undefined, 'Bearer sk_test_local', 'Bearer '])(
    'is closed without the secret key: %s',
    async (header) => {
      for (const url of ['/api/v1/jwks', '/api/v1/users/user_1'])
        expect(
          (
            await test.app.inject({
              url: SIGN_IN_PATH + url,
              headers: header ? { authorization: header } : {},
            })
          ).statusCode,
        ).toBe(401)
    },
  )
})

it('is not mounted when the vendor’s service or none is configured', async () => {
  const other = await signInApp({ signIn: undefined })
  expect((await other.app.inject(`${SIGN_IN_PATH}/v1/environment`)).statusCode).toBe(404)
  await other.close()
})
