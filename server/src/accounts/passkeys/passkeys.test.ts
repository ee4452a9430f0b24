import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { PASSKEYS_MAX } from '@mentor-connect/contract/rules/limits'
import { passkeyLogin, personWithPasskeys } from '../../testing/peoplesPasskeys'
import { signedInLearner, signedInMentor } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { VirtualAuthenticator } from '../../testing/virtualAuthenticator'
import { visitor } from '../../testing/visitor'

const EMAIL = 'asha@example.org'

let t: TestApp
let asha: ReturnType<typeof personWithPasskeys>
beforeEach(async () => {
  t = await testApp()
  asha = personWithPasskeys(t, await signedInLearner(t, { email: EMAIL }))
})
afterEach(() => t.close())

const newKey = (origin = t.config.siteUrl) => new VirtualAuthenticator(origin)
const refused = { code: 'unauthenticated', reason: 'passkey_invalid' }
async function mailsAbout(text: string, to = EMAIL) {
  await t.jobs.settle()
  return t.mailer.sent.filter((mail) => mail.to === to && mail.subject.includes(text))
}

describe('a log-in with a passkey', () => {
  it('opens a session like a password, for learners and mentors, and tells of the new browser', async () => {
    const key = await asha.newPasskey()
    const phone = visitor(t)
    const entered = await passkeyLogin(phone, key)
    expect(entered.json().data).toMatchObject({ userData: { _id: asha.userId }, token: expect.any(String) })
    expect((await phone.post('/auth/verify-token', {})).json().data).toMatchObject({
      email: EMAIL,
      role: 'user',
    })
    const sessions = await phone.get(`/account/sessions?userId=${asha.userId}`)
    expect(sessions.json().data).toHaveLength(2)
    expect(await mailsAbout('used in a new browser')).toHaveLength(1)
    expect((await asha.state()).passkeys[0]).toMatchObject({ lastUsedAt: t.clock().toISOString() })

    const ravi = personWithPasskeys(t, await signedInMentor(t, { email: 'ravi@example.org' }))
    const mentors = await passkeyLogin(visitor(t), await ravi.newPasskey())
    expect(mentors.json().data).toMatchObject({ mentorData: { _id: ravi.userId } })
    expect(mentors.json().data).not.toHaveProperty('userData')
  })

  it('is refused for an unknown passkey, and for one that was removed', async () => {
    expect((await passkeyLogin(visitor(t), newKey())).json()).toMatchObject(refused)
    const key = await asha.newPasskey()
    const [{ _id: passkeyId }] = (await asha.state()).passkeys
    expect((await asha.post('/account/remove-passkey', { passkeyId })).json().data.passkeys).toEqual([])
    const gone = await passkeyLogin(visitor(t), key)
    expect(gone.json()).toMatchObject(refused)
    expect(gone.json().message).toBe((await passkeyLogin(visitor(t), newKey())).json().message)
  })

  it('is refused with a challenge that was used, is old, was never issued, or belongs to another browser', async () => {
    const key = await asha.newPasskey()
    const at = visitor(t)
    const ask = async () => (await at.post('/auth/passkey-options', {})).json().data.options
    const used = { credential: key.get(await ask()) }
    expect((await at.post('/auth/passkey-login', used)).statusCode).toBe(200)
    expect((await at.post('/auth/passkey-login', used)).json()).toMatchObject(refused)

    const old = { credential: key.get(await ask()) }
    t.clock.advance(5 * MINUTE_MS)
    expect((await at.post('/auth/passkey-login', old)).json()).toMatchObject(refused)

    const made = key.get({ ...(await ask()), challenge: 'bWFkZSB1cA' })
    expect((await at.post('/auth/passkey-login', { credential: made })).json()).toMatchObject(refused)

    const stolen = { credential: key.get(await ask()) }
    const thief = visitor(t)
    await thief.post('/auth/passkey-options', {})
    expect((await thief.post('/auth/passkey-login', stolen)).json()).toMatchObject(refused)
    expect((await visitor(t).post('/auth/passkey-login', stolen)).json()).toMatchObject(refused)
  })

  it('is refused with a challenge that was issued to prove who the owner is', async () => {
    const key = await asha.newPasskey()
    const { options } = (await asha.post('/account/proof-options')).json().data
    const credential = key.get(options)
    expect((await asha.browser.post('/auth/passkey-login', { credential })).json()).toMatchObject(refused)
  })

  it('is refused for a page of another site, and if the user was not verified', async () => {
    const { options } = (await asha.browser.post('/auth/passkey-options', {})).json().data
    const elsewhere = newKey('https://mentor-connect.example.net')
    await asha.prove()
    expect((await asha.add(elsewhere)).json()).toMatchObject(refused)
    expect((await asha.add(new VirtualAuthenticator(t.config.siteUrl, false))).json()).toMatchObject(refused)
    expect(
      (await asha.browser.post('/auth/passkey-login', { credential: elsewhere.get(options) })).json(),
    ).toMatchObject(refused)
    expect((await asha.state()).passkeys).toEqual([])
  })

  it('accepts a counter that does not go up, because copies of a passkey do not count together', async () => {
    const key = await asha.newPasskey()
    await t.db.updateTable('passkeys').set({ counter: 1000 }).execute()
    expect((await passkeyLogin(visitor(t), key)).statusCode).toBe(200)
  })

  it('of a suspended person opens only what shows the reason', async () => {
    const key = await asha.newPasskey()
    const sanction = {
      id: 's',
      person_id: asha.userId,
      role: 'user',
      kind: 'suspension',
      suspends: asha.userId,
    }
    const imposed = { reason: 'Spam.', imposed_at: t.clock().toISOString(), imposed_by: 'op' }
    await t.db
      .insertInto('sanctions')
      .values({ ...sanction, ...imposed } as never)
      .execute()
    const phone = visitor(t)
    expect((await passkeyLogin(phone, key)).json()).toMatchObject({ code: 'account_suspended' })
    expect((await phone.get(`/account/passkeys?userId=${asha.userId}`)).json().code).toBe('account_suspended')
  })

  it('gets options that tell nothing about accounts', async () => {
    const before = (await visitor(t).post('/auth/passkey-options', {})).json().data.options
    await asha.newPasskey()
    const after = (await visitor(t).post('/auth/passkey-options', {})).json().data.options
    expect({ ...after, challenge: '' }).toEqual({ ...before, challenge: '' })
  })
})

describe('passkeys of the account', () => {
  it('are added with a name, or that of the browser, and removed, with a mail each time', async () => {
    await asha.prove()
    await asha.add(new VirtualAuthenticator(t.config.siteUrl, true, true), '  My phone ')
    const createdAt = t.clock().toISOString()
    t.clock.advance(1)
    await asha.add(newKey())
    const { passkeys, ...state } = await asha.state()
    expect(passkeys).toMatchObject([
      { name: 'My phone', isSynced: true, lastUsedAt: null, createdAt },
      { name: 'an unknown browser', isSynced: false },
    ])
    expect(state).toMatchObject({ proof: 'password', isProven: true, secondFactor: { isOn: false } })
    expect((await mailsAbout('passkey was added'))[0]?.text).toContain('My phone')

    await asha.post('/account/remove-passkey', { passkeyId: passkeys[0]._id })
    await asha.post('/account/remove-passkey', { passkeyId: passkeys[0]._id })
    expect((await asha.state()).passkeys).toHaveLength(1)
    expect(await mailsAbout('passkey was removed')).toHaveLength(1)
  })

  it('are changed only after a proof in the last ten minutes, by the password or a passkey', async () => {
    const needed = { code: 'sign_in_again' }
    expect((await asha.add(newKey())).json()).toMatchObject(needed)
    expect((await asha.prove('wrong')).json()).toMatchObject({ code: 'wrong_credentials' })
    expect((await asha.add(newKey())).json()).toMatchObject(needed)
    const key = await asha.newPasskey()
    t.clock.advance(10 * MINUTE_MS + 1)
    const paths = ['second-factor-on', 'second-factor-off', 'recovery-codes', 'passkey-options']
    for (const path of paths) expect((await asha.post(`/account/${path}`)).json()).toMatchObject(needed)
    expect((await asha.post('/account/remove-passkey', { passkeyId: 'x' })).json()).toMatchObject(needed)

    const { options } = (await asha.post('/account/proof-options')).json().data
    expect((await asha.post('/account/proof', { credential: key.get(options) })).statusCode).toBe(200)
    expect((await asha.add(newKey())).statusCode).toBe(200)
  })

  it('need no further proof in a session that a passkey has opened', async () => {
    const key = await asha.newPasskey()
    const phone = visitor(t)
    await passkeyLogin(phone, key)
    const isProven = async () =>
      (await phone.get(`/account/passkeys?userId=${asha.userId}`)).json().data.isProven
    expect(await isProven()).toBe(true)
    t.clock.advance(10 * MINUTE_MS + 1)
    expect(await isProven()).toBe(false)
  })

  it('of others prove nothing, and are neither seen nor removed', async () => {
    const key = await asha.newPasskey()
    const [{ _id: passkeyId }] = (await asha.state()).passkeys
    const dev = personWithPasskeys(t, await signedInLearner(t, { email: 'dev@example.org' }))
    const { options } = (await dev.post('/account/proof-options')).json().data
    expect((await dev.post('/account/proof', { credential: key.get(options) })).json()).toMatchObject(refused)
    await dev.prove()
    await dev.post('/account/remove-passkey', { passkeyId })
    expect((await dev.state()).passkeys).toEqual([])
    expect((await asha.state()).passkeys).toHaveLength(1)
    const foreign = await dev.browser.get(`/account/passkeys?userId=${asha.userId}`)
    expect(foreign.statusCode).toBe(403)
    expect((await visitor(t).get(`/account/passkeys?userId=${asha.userId}`)).statusCode).toBe(401)
  })

  it('are at most ten, also if they are added at the same time', async () => {
    await asha.prove()
    for (let i = 0; i < PASSKEYS_MAX - 1; i++) await asha.add(newKey())
    const answers = await Promise.all([newKey(), newKey(), newKey()].map((key) => asha.add(key)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await asha.state()).passkeys).toHaveLength(PASSKEYS_MAX)
    expect((await asha.post('/account/passkey-options')).json()).toMatchObject({ reason: 'passkeys_full' })
  })

  it('refuse what is no credential', async () => {
    await asha.prove()
    expect((await asha.post('/account/add-passkey', { credential: { id: 'x' } })).statusCode).toBe(400)
    expect((await visitor(t).post('/auth/passkey-login', {})).statusCode).toBe(400)
  })
})
