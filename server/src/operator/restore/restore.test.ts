import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordForRestore, type PermanentAction } from '../../kernel/restore-journal/restoreJournal.repo'
import { copyJournal } from '../../kernel/restore-journal/journalCopy'
import { openDatabase } from '../../platform/database/openDatabase'
import { recordAudit } from '../audit.repo'
import { chooseFileStore } from '../../platform/files/store/chooseFileStore'
import { requireFinishedRestore } from '../../platform/process/unfinishedRestore'
import { addUpload, newInstallation, type Installation } from '../../testing/installation'

let site: Installation
let backup: string
beforeEach(async () => {
  site = await newInstallation()
  await site.fill()
  backup = join(site.dataDir, 'backups', 'one')
  expect((await site.operate('backup', '--to', backup)).code).toBe(0)
})
afterEach(() => site.remove())

const restore = (...options: string[]) => site.operate('restore', '--from', backup, ...options)
const inData = (path: string) => join(site.dataDir, path)
const asideFolder = () => inData(readdirSync(site.dataDir).find((name) => name.startsWith('before-restore'))!)
const read = (path: string) => readFileSync(inData(path), 'utf8')
const learners = () =>
  site.withDatabases(async ({ api }) =>
    (await api.selectFrom('learners').select('id').execute()).map(({ id }) => id),
  )

/** Records the actions in the journal like the services that perform them. */
const record = (...actions: PermanentAction[]) =>
  site.withDatabases(async ({ api }) => {
    for (const action of actions) await recordForRestore(api, action, new Date())
  })

const NAMES = { course_name: 'Bread', instructor_name: 'Kavita', learner_name: 'Asha' }
const certificate = (id: string, learner_id: string, status_index: number | null) => ({
  id,
  learner_id,
  course_id: `of-${id}`,
  status_index,
  ...NAMES,
  created_at: '2026-01-01',
  updated_at: '2026-01-01',
})

it('refuses to overwrite data without --replace, and keeps what it replaces', async () => {
  await site.withDatabases(async ({ api, chat }) => {
    await api.updateTable('learners').set({ name: 'Changed' }).execute()
    await chat.deleteFrom('messages').execute()
    await addUpload(site.config, api, 'banner-later')
  })
  writeFileSync(inData('files/banner-demo/800.webp'), 'damaged')
  expect(await restore()).toMatchObject({ code: 1, error: expect.stringMatching(/There is data already/) })
  expect(await restore('--replace')).toMatchObject({ code: 0, out: expect.stringMatching(/is restored/) })

  await site.withDatabases(async ({ api, chat }) => {
    expect(await api.selectFrom('learners').where('name', '=', 'Changed').selectAll().execute()).toEqual([])
    expect((await chat.selectFrom('messages').selectAll().execute()).length).toBeGreaterThan(10)
  })
  expect(read('files/banner-demo/800.webp')).toBe('banner-demo')
  expect(existsSync(inData('files/banner-later'))).toBe(false)
  const aside = asideFolder()
  expect(readFileSync(join(aside, 'files/banner-demo/800.webp'), 'utf8')).toBe('damaged')
  expect(existsSync(join(aside, 'files/banner-later/800.webp'))).toBe(true)
  const old = openDatabase<{ learners: { name: string } }>({ file: join(aside, 'api.db') })
  expect(await old.selectFrom('learners').select('name').distinct().execute()).toEqual([{ name: 'Changed' }])
  await old.destroy()
})

it('restores everything on an empty machine', async () => {
  const before = await learners()
  const other = await newInstallation()
  const { code, out } = await other.operate('restore', '--from', backup)
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/restored from the backup[^]*nothing: there was no data/),
  ])
  await other.withDatabases(async ({ api }) => {
    const rows = await api.selectFrom('learners').select('id').execute()
    expect(rows.map(({ id }) => id).sort()).toEqual(before.sort())
    // Triggers and the word index work again.
    await api.updateTable('mentors').set({ status: 'inactive' }).execute()
    expect(await api.selectFrom('courses').where('listed', '=', 1).selectAll().execute()).toEqual([])
  })
  for (const path of ['keys/signing.pem', 'files/banner-demo/800.webp', 'site/live/registry.json'])
    expect(readFileSync(join(other.dataDir, path))).toEqual(readFileSync(inData(path)))
  expect(readdirSync(other.dataDir)).not.toContain('RESTORING')
  expect((await other.operate('backup', '--to', join(other.dataDir, 'again'))).code).toBe(0)
  await other.remove()
})

it('repeats permanent actions in both services, and ends all sessions', async () => {
  const [gone, newer] = (await learners()).slice(0, 2) as [string, string]
  const now = new Date().toISOString()
  await site.withDatabases(async ({ api, chat }) => {
    await api
      .insertInto('certificates')
      .values([
        certificate('kept', 'x', 1),
        certificate('revoked', newer, null),
        certificate('theirs', gone, 3),
      ])
      .execute()
    await api.insertInto('credential_keys').values({ multikey: 'z6MkOld', published_at: now }).execute()
    await addUpload(site.config, api, 'banner-theirs', gone)
    await api
      .insertInto('sessions')
      .values({ id_hash: 's', person_id: newer, role: 'user', created_at: now, expires_at: '2099-01-01' })
      .execute()
    await chat.insertInto('people').values({ id: gone, seen_at: now }).execute()
  })
  rmSync(backup, { recursive: true })
  await site.operate('backup', '--to', backup)
  const mentor = await site.withDatabases(({ api }) =>
    api.selectFrom('mentors').select('id').where('status', '=', 'active').executeTakeFirstOrThrow(),
  )
  await record(
    { kind: 'account-erased', subject: gone, role: 'user' },
    { kind: 'account-erased', subject: 'somebody-new', role: 'user' },
    { kind: 'certificate-revoked', subject: 'revoked', detail: 'status-7' },
    { kind: 'certificate-revoked', subject: 'issued-since', detail: 'status-8' },
    { kind: 'mentor-approved', subject: mentor.id, role: 'mentor' },
    { kind: 'mentor-rejected', subject: mentor.id, role: 'mentor' },
    { kind: 'key-retired', subject: 'z6MkOld' },
    { kind: 'key-retired', subject: 'z6MkSince' },
  )
  const { out } = await restore('--replace')
  expect(out).toMatch(
    /2 × account-erased, 2 × certificate-revoked, 1 × mentor-approved, 1 × mentor-rejected, 2 × key-retired/,
  )

  await site.withDatabases(async ({ api, chat }) => {
    expect(await learners()).not.toContain(gone)
    expect(await api.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(await chat.selectFrom('people').selectAll().where('id', '=', gone).execute()).toEqual([])
    const certificates = await api
      .selectFrom('certificates')
      .select(['id', 'status_index', 'revoked_at'])
      .where('id', 'not like', 'demo%')
      .where('status_index', 'is not', null)
      .orderBy('status_index')
      .execute()
    expect(certificates).toEqual([
      { id: 'kept', status_index: 1, revoked_at: null },
      { id: 'erased-3', status_index: 3, revoked_at: expect.any(String) },
      { id: 'revoked', status_index: 7, revoked_at: expect.any(String) },
      { id: 'erased-8', status_index: 8, revoked_at: expect.any(String) },
    ])
    const { status } = await api
      .selectFrom('mentors')
      .select('status')
      .where('id', '=', mentor.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('inactive')
    const keys = await api.selectFrom('credential_keys').select(['multikey', 'retired_at']).execute()
    expect(keys).toEqual(
      expect.arrayContaining(
        ['z6MkOld', 'z6MkSince'].map((multikey) => ({ multikey, retired_at: expect.any(String) })),
      ),
    )
    // The status bit of a lost certificate is not reused.
    const { next } = await api.selectFrom('status_counter').select('next').executeTakeFirstOrThrow()
    expect(next).toBeGreaterThan(100_000)
  })
  expect(existsSync(inData('files/banner-theirs'))).toBe(false)

  // The repeated actions are now in the journal: a second restore repeats them without further effect.
  expect((await restore('--replace')).out).toMatch(/2 × account-erased/)
})

it('reads the actions from their copy when the database is lost, and from a copy kept elsewhere', async () => {
  const [first, second] = (await learners()).slice(0, 2) as [string, string]
  await record({ kind: 'account-erased', subject: first, role: 'user' })
  await site.withDatabases(({ api }) =>
    copyJournal({ db: api, files: chooseFileStore(site.config) }, () => new Date()),
  )
  const elsewhere = inData('elsewhere')
  mkdirSync(elsewhere)
  const entry = {
    id: 'x',
    at: new Date().toISOString(),
    kind: 'account-erased',
    subject: second,
    role: 'user',
  }
  writeFileSync(join(elsewhere, 'x.json'), JSON.stringify({ ...entry, detail: null }))

  // The other machine has the file store but no database.
  const other = await newInstallation()
  const copy = await chooseFileStore(site.config).list('restore-journal/')
  for (const key of copy)
    await chooseFileStore(other.config).put(key, readFileSync(inData(`files/${key}`)), 'application/json')
  const { out } = await other.operate('restore', '--from', backup, '--journal', elsewhere)
  expect(out).toMatch(/2 × account-erased/)
  const left = await other.withDatabases(({ api }) => api.selectFrom('learners').select('id').execute())
  expect(left.map(({ id }) => id)).not.toEqual(expect.arrayContaining([first]))
  expect(left.map(({ id }) => id)).not.toEqual(expect.arrayContaining([second]))
  await other.remove()
})

it('keeps the audit records from after the backup', async () => {
  const actor = { operator: 'root', clock: () => new Date('2026-11-20T08:30:00.000Z') }
  await site.withDatabases(({ api }) =>
    recordAudit(api, actor, { act: 'users export', target: 'x', reason: 'asked' }),
  )
  await restore('--replace')
  const { out } = await site.operate('audit', 'list')
  expect(out).toMatch(/root +users export +x +asked/)
  expect((await site.operate('audit', 'verify')).out).toMatch(/The audit is intact: [1-9]/)
})

it('refuses while a database is in use', async () => {
  await site.withDatabases(async ({ chat }) => {
    await chat.selectFrom('people').selectAll().execute()
    expect(await restore('--replace')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/is in use: stop all/),
    })
  })
  expect((await restore('--replace')).code).toBe(0)
})

it('that is interrupted keeps the services from starting, and can be repeated', async () => {
  await site.withDatabases(({ api }) => api.updateTable('learners').set({ name: 'Changed' }).execute())
  const changed = () =>
    site.withDatabases(({ api }) =>
      api.selectFrom('learners').selectAll().where('name', '=', 'Changed').execute(),
    )
  // A folder in place of a file makes the restore fail.
  rmSync(inData('files/banner-demo/800.webp'))
  mkdirSync(inData('files/banner-demo/800.webp'))
  expect((await restore('--replace')).code).toBe(1)
  expect(await changed()).not.toEqual([])
  expect(() => requireFinishedRestore(site.dataDir)).toThrow(/restore was interrupted/)

  rmSync(inData('files/banner-demo/800.webp'), { recursive: true })
  expect((await restore()).code).toBe(0)
  expect(await changed()).toEqual([])
  expect(() => requireFinishedRestore(site.dataDir)).not.toThrow()
  expect(readdirSync(site.dataDir)).not.toContain('.restore')
})

it('warns when the product will run with other keys', async () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  site.environment.SIGNING_KEY = String(key)
  expect((await restore('--replace')).out).toMatch(/! The product ran with another SIGNING_KEY/)
})
