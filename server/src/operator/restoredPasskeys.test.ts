import { listEntries } from '../kernel/restore-journal/restoreJournal.repo'
import { passkeyLogin, personWithPasskeys } from '../testing/peoplesPasskeys'
import { PASSWORD, signedInLearner } from '../testing/signedIn'
import { testApp, type TestApp } from '../testing/testApp'
import { visitor } from '../testing/visitor'
import { invalidateRestored } from './restore/invalidateRestored.repo'
import { replayActions } from './restore/replayActions'

const EMAIL = 'asha@example.org'
const TABLES = ['passkeys', 'second_factors', 'recovery_codes', 'known_devices'] as const

let t: TestApp
let asha: ReturnType<typeof personWithPasskeys>
beforeEach(async () => {
  t = await testApp()
  asha = personWithPasskeys(t, await signedInLearner(t, { email: EMAIL }))
})
afterEach(() => t.close())

/** Does something, restores the database as it was before, and repeats what must not be undone. */
async function restoredAfter(act: () => Promise<unknown>) {
  const backup = await Promise.all(TABLES.map((table) => t.db.selectFrom(table).selectAll().execute()))
  const known = await listEntries(t.db)
  await act()
  const entries = await listEntries(t.db)
  await t.db
    .deleteFrom('restore_journal')
    .where(
      'id',
      'not in',
      known.map(({ id }) => id),
    )
    .execute()
  for (const [index, table] of TABLES.entries()) {
    await t.db.deleteFrom(table).execute()
    const rows = backup[index]!
    if (rows.length > 0)
      await t.db
        .insertInto(table)
        .values(rows as never)
        .execute()
  }
  await invalidateRestored(t.db)
  return replayActions(t.db, undefined as never, entries)
}
const logIn = (at = visitor(t)) => at.post('/user/login-user', { email: EMAIL, password: PASSWORD })
async function logInWithCode(code: string) {
  const at = visitor(t)
  await logIn(at)
  return (await at.post('/auth/recovery-code', { code })).statusCode
}

it('does not bring a removed passkey back', async () => {
  const key = await asha.newPasskey()
  const [{ _id: passkeyId }] = (await asha.state()).passkeys
  const replayed = await restoredAfter(() => asha.post('/account/remove-passkey', { passkeyId }))
  expect(replayed).toEqual({ 'passkey-removed': 1 })
  expect((await passkeyLogin(visitor(t), key)).statusCode).toBe(401)
})

it('keeps used and replaced recovery codes invalid, and the rest valid', async () => {
  const { codes } = await asha.withSecondFactor()
  await restoredAfter(() => logInWithCode(codes[0]!))
  expect(await logInWithCode(codes[0]!)).toBe(401)
  expect(await logInWithCode(codes[1]!)).toBe(200)
  const again = personWithPasskeys(t, await newSession(codes[2]!))
  await again.prove()
  await restoredAfter(() => again.post('/account/recovery-codes'))
  expect(await logInWithCode(codes[3]!)).toBe(401)
})

it('asks for the second factor if it was turned on since then, and not if it was turned off', async () => {
  await asha.newPasskey()
  await restoredAfter(() => asha.post('/account/second-factor-on'))
  expect((await logIn()).statusCode).toBe(403)
  const entries = await listEntries(t.db)
  expect(entries.map(({ kind }) => kind)).toContain('second-factor-on')
  await t.db.insertInto('recovery_codes').values(codeOf('left')).execute()
  await replayActions(t.db, undefined as never, [
    {
      id: 'off',
      at: t.clock().toISOString(),
      kind: 'second-factor-off',
      subject: asha.userId,
      role: 'user',
      detail: null,
    },
  ])
  expect((await logIn()).statusCode).toBe(200)
})

it('locks nobody out whose only passkey was removed or added since then', async () => {
  const { key } = await asha.withSecondFactor()
  const [{ _id: passkeyId }] = (await asha.state()).passkeys
  await restoredAfter(async () => {
    await asha.newPasskey('Tablet')
    await asha.post('/account/remove-passkey', { passkeyId })
  })
  expect((await passkeyLogin(visitor(t), key)).statusCode).toBe(401)
  expect((await logIn()).statusCode).toBe(200)
})

it('forgets the known devices of people with a second factor', async () => {
  await asha.withSecondFactor()
  await restoredAfter(async () => undefined)
  expect((await logIn(asha.browser)).statusCode).toBe(403)
})

/** A session that a recovery code has opened. */
async function newSession(code: string) {
  const at = visitor(t)
  await logIn(at)
  await at.post('/auth/recovery-code', { code })
  const cookie = `mc_session=${at.cookie('mc_session')}; mc_device=${at.cookie('mc_device')}`
  return { account: { _id: asha.userId }, bearer: '', cookie, headers: { cookie } }
}

const codeOf = (id: string) => ({
  id,
  person_id: asha.userId,
  code_hash: id,
  created_at: t.clock().toISOString(),
  used_at: null,
})
