import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { verifyAudit } from '../../operator/audit.repo'
import { disableOperator } from '../../operator/operators.repo'
import { cookiesOf } from '../../testing/signedIn'
import { ADMIN_URL, TestAdmin } from '../../testing/testAdmin'
import { VirtualAuthenticator } from '../../testing/virtualAuthenticator'

let t: TestAdmin
beforeEach(async () => void (t = await TestAdmin.start()))
afterEach(() => t.close())

const newKey = () => new VirtualAuthenticator(ADMIN_URL)
const me = (cookie: string) => t.get('/api/me', { cookie })

it('registers two passkeys with one link, and signs in with either', async () => {
  const invitation = await t.invite('reviewer')
  const [first, second] = [newKey(), newKey()]
  const one = await t.register(invitation, first)
  expect(one.json().data).toEqual({ passkeys: 1, needed: 2 })
  expect(one.cookies).toEqual([])
  expect((await t.signIn(first)).json()).toMatchObject({ reason: 'second_passkey_missing' })

  const two = await t.register(invitation, second)
  expect(two.json().data).toEqual({ passkeys: 2, needed: 2 })
  expect((await me(cookiesOf(two))).json().data).toMatchObject({
    email: 'reviewer@example.org',
    role: 'reviewer',
  })
  for (const key of [first, second]) {
    const signedIn = await t.signIn(key)
    expect(signedIn.statusCode).toBe(200)
    expect(signedIn.cookies[0]).toMatchObject({ name: 'mc_operator', httpOnly: true })
  }
  const audit = await t.db.selectFrom('operator_acts').select(['act', 'operator']).orderBy('seq').execute()
  expect(audit).toEqual([
    { act: 'operator register', operator: 'reviewer@example.org' },
    { act: 'operator sign-in', operator: 'reviewer@example.org' },
    { act: 'operator sign-in', operator: 'reviewer@example.org' },
  ])
  expect(await verifyAudit(t.db)).toMatchObject({ intact: true })
})

describe('a link', () => {
  const options = (invitation: string) => t.post('/api/register/options', { invitation })

  it('is valid for 15 minutes', async () => {
    const invitation = await t.invite('owner')
    t.api.clock.advance(15 * MINUTE_MS)
    expect((await options(invitation)).json()).toMatchObject({
      code: 'not_found',
      reason: 'invitation_invalid',
    })
  })

  it('is used up by the second passkey', async () => {
    const invitation = await t.invite('owner')
    for (const key of [newKey(), newKey()]) await t.register(invitation, key)
    expect((await options(invitation)).statusCode).toBe(404)
  })
})

describe('a passkey is refused', () => {
  const refused = { code: 'unauthenticated', reason: 'passkey_invalid' }

  it('that was made on another site', async () => {
    const key = new VirtualAuthenticator('http://admin.localhost.example.org')
    expect((await t.register(await t.invite('owner'), key)).json()).toMatchObject(refused)
  })

  it('that did not verify its user', async () => {
    const key = new VirtualAuthenticator(ADMIN_URL, false)
    expect((await t.register(await t.invite('owner'), key)).json()).toMatchObject(refused)
  })

  it('that nobody has registered', async () => {
    expect((await t.signIn(newKey())).json()).toMatchObject(refused)
  })

  it('that signs a challenge of an earlier sign-in', async () => {
    const { key } = await t.operator('owner')
    const { options } = (await t.post('/api/sign-in/options')).json().data
    const credential = key.get(options)
    expect((await t.post('/api/sign-in', { credential })).statusCode).toBe(200)
    expect((await t.post('/api/sign-in', { credential })).json()).toMatchObject(refused)
  })

  it('that signs a challenge which is five minutes old', async () => {
    const { key } = await t.operator('owner')
    const { options } = (await t.post('/api/sign-in/options')).json().data
    t.api.clock.advance(5 * MINUTE_MS)
    expect((await t.post('/api/sign-in', { credential: key.get(options) })).json()).toMatchObject(refused)
  })

  it('that signs a challenge for a sign-in to confirm an act', async () => {
    const { key, headers } = await t.operator('owner')
    const { options } = (await t.post('/api/sign-in/options')).json().data
    expect((await t.post('/api/confirm', { credential: key.get(options) }, headers)).json()).toMatchObject(
      refused,
    )
  })

  it('of another operator when an act is confirmed', async () => {
    const { headers } = await t.operator('owner')
    const other = await t.operator('support')
    const { options } = (await t.post('/api/confirm/options', {}, headers)).json().data
    expect(
      (await t.post('/api/confirm', { credential: other.key.get(options) }, headers)).json(),
    ).toMatchObject(refused)
  })

  it('of an operator who was disabled, whose session ends too', async () => {
    const { key, headers } = await t.operator('owner')
    const { id } = (await t.get('/api/me', headers)).json().data
    await disableOperator(t.db, id, t.api.clock().toISOString())
    expect((await t.signIn(key)).json()).toMatchObject(refused)
    expect((await t.get('/api/me', headers)).statusCode).toBe(401)
  })
})

describe('a session', () => {
  it('ends after 30 minutes without a request', async () => {
    const { headers } = await t.operator('owner')
    t.api.clock.advance(29 * MINUTE_MS)
    expect((await t.get('/api/me', headers)).statusCode).toBe(200)
    t.api.clock.advance(29 * MINUTE_MS)
    expect((await t.get('/api/me', headers)).statusCode).toBe(200)
    t.api.clock.advance(30 * MINUTE_MS)
    expect((await t.get('/api/me', headers)).statusCode).toBe(401)
  })

  it('ends with a sign-out', async () => {
    const { headers } = await t.operator('owner')
    expect((await t.post('/api/sign-out', {}, headers)).statusCode).toBe(200)
    expect((await t.get('/api/me', headers)).statusCode).toBe(401)
  })

  it('of a person of the product is none of an operator', async () => {
    expect((await me('mc_session=anything')).statusCode).toBe(401)
  })
})

it('refuses requests from other sites and for other host names', async () => {
  const { headers } = await t.operator('owner')
  const foreign = await t.post('/api/sign-out', {}, { ...headers, origin: 'http://localhost:3000' })
  expect(foreign.statusCode).toBe(403)
  expect((await t.get('/api/me', { ...headers, host: 'rebound.example.org' })).statusCode).toBe(404)
  expect((await t.get('/api/me', headers)).statusCode).toBe(200)
})

it('is not part of the main API', async () => {
  const { app } = t.api
  for (const url of ['/api/me', '/api/applications', '/api/people', '/api/audit'])
    expect((await app.inject(url)).statusCode).toBe(404)
})
