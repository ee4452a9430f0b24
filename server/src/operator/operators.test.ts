import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '../kernel/database/migrations/index'
import type { ApiDatabase } from '../kernel/database/schema'
import { hashSecret } from '../platform/keys/secrets'
import { freshDatabaseWith, type FreshDatabase } from '../testing/freshDatabase'
import { operate } from '../testing/operate'

let fresh: FreshDatabase<ApiDatabase>
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mentor-connect-operators-'))
  fresh = await freshDatabaseWith<ApiDatabase>(migrations, join(dataDir, 'api.db'))
})
afterEach(async () => {
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const operator = (line: string[], environment: Record<string, string> = { ADMIN_PORT: '43010' }) =>
  operate(['operator', ...line], {
    DATA_DIR: dataDir,
    DATABASE_URL: fresh.location.url ?? '',
    ...environment,
  })
const invite = (email = 'Asha@example.org', role = 'reviewer') => operator(['invite', email, '--role', role])
const listed = async () => JSON.parse((await operator(['list', '--json'])).out) as object[]
const acts = () => fresh.db.selectFrom('operator_acts').select(['act', 'reason']).orderBy('seq').execute()

/** Stores two passkeys for the operator with this address, as the back office does. */
async function registerTwoPasskeys(email: string) {
  const { id } = await fresh.db
    .selectFrom('operators')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const used = { operator_id: id, public_key: 'k', counter: 0, transports: '[]', last_used_at: null }
  for (const key of ['one', 'two'])
    await fresh.db
      .insertInto('operator_passkeys')
      .values({ id: key, created_at: '2026-11-20T08:30:00.000Z', ...used })
      .execute()
}

it('prints a link whose secret is stored as a hash only', async () => {
  const { out, code } = await invite()
  const [, secret] = /http:\/\/admin\.localhost:43010\/register#(\S+)/.exec(out)!
  expect(code).toBe(0)
  const rows = await fresh.db.selectFrom('operators').selectAll().execute()
  expect(rows).toMatchObject([
    { email: 'asha@example.org', role: 'reviewer', invitation_hash: hashSecret(secret!) },
  ])
  expect(await listed()).toMatchObject([{ email: 'asha@example.org', standing: 'invited', passkeys: 0 }])
  expect(await acts()).toEqual([{ act: 'operator invite', reason: 'reviewer' }])
})

it('invites again before the passkeys are registered, and not after', async () => {
  await invite()
  await invite('asha@example.org', 'owner')
  expect(await listed()).toMatchObject([{ role: 'owner', standing: 'invited' }])
  await registerTwoPasskeys('asha@example.org')
  expect(await invite()).toMatchObject({ code: 1, error: expect.stringMatching(/is an operator already/) })
})

it('takes the passkeys of an operator away who has lost them or leaves', async () => {
  await invite()
  await registerTwoPasskeys('asha@example.org')
  expect((await operator(['recover', 'asha@example.org'])).error).toMatch(/Nothing was done/)
  expect((await operator(['recover', 'asha@example.org', '--yes'])).out).toMatch(/register#/)
  expect(await listed()).toMatchObject([{ standing: 'invited', passkeys: 0 }])

  await registerTwoPasskeys('asha@example.org')
  expect((await operator(['disable', 'asha@example.org', '--yes'])).out).toMatch(/has no access any more/)
  expect(await listed()).toMatchObject([{ standing: 'disabled', passkeys: 0 }])
  expect((await operator(['recover', 'asha@example.org', '--yes'])).error).toMatch(/is disabled/)
})

it.each([
  [['invite', 'asha@example.org', '--role', 'king'], {}, /--role is one of reviewer/],
  [['invite', 'asha', '--role', 'owner'], {}, /is not an e-mail address/],
  [['disable', 'nobody@example.org', '--yes'], {}, /No operator has the address/],
  [['invite', 'asha@example.org', '--role', 'owner'], { ADMIN_PORT: '' }, /set ADMIN_PORT/],
])('%j is refused', async (line, environment, text) => {
  const ended = await operator(line, { ADMIN_PORT: '43010', ...environment })
  expect(ended).toMatchObject({ code: 1, error: expect.stringMatching(text) })
  expect(await acts()).toEqual([])
})
