import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely, Migration } from 'kysely'
import { openDatabase } from '../../platform/database/openDatabase'
import { migrate } from '../../platform/database/migrate'
import { apiOn } from '../../testing/apiOn'
import { insertKnown, migrationsUpTo, schemaHash } from '../../testing/earlierDatabase'
import { freshDatabaseWith } from '../../testing/freshDatabase'
import { freePort } from '../../testing/freePort'
import { startServiceProcess } from '../../testing/serviceProcess'
import { PASSWORD } from '../../testing/signedIn'
import type { TestApp } from '../../testing/testApp'
import { hashPassword } from '../passwords/hashing'
import { migrations } from './migrations/index'
import { EARLIER_KEY, rowsOfEarlierApi } from './testing/earlierRows'

const get = (test: TestApp, url: string, headers = {}) => test.app.inject({ url, headers })

// Schema versions that deployed databases may have; the last one is the release of 21 November 2026.
it.each([
  '001-first',
  '004-trust',
  '006-listing-by-domain',
  '007-authoring',
  '008-retired-keys',
  '011-erasures-as-jobs',
  '041-sign-up-links',
  '050-restore-journal',
])('upgrades a database from %s with all its data', async (last) => {
  const { db, location, drop } = await freshDatabaseWith<object>(migrationsUpTo(migrations, last))
  await insertKnown(db, rowsOfEarlierApi(await hashPassword(PASSWORD)))
  const test = await apiOn(location)
  const login = await test.app.inject({
    method: 'POST',
    url: '/user/login-user',
    payload: { email: 'asha@example.org', password: PASSWORD },
  })
  expect(login.json()).toMatchObject({ data: { userData: { _id: 'asha', name: 'Asha वर्मा' } } })
  const headers = { authorization: `Bearer ${login.json().data.token}` }

  const progress = await get(test, '/user/get-progress?userId=asha&resourceId=bread', headers)
  expect(progress.json().data.progress).toEqual({ '0-0': 'completed', '1-0': 'in-progress' })
  const course = await get(test, '/resource/get-resource/bread', headers)
  expect(course.json().data).toMatchObject({
    title: 'Bread',
    modules: [{ lessons: [{ title: 'Flour' }] }, { lessons: [{ title: 'Oven' }] }],
  })
  const listed = await get(test, '/resource/get-resources?search=bread')
  expect(listed.json().data.resources).toMatchObject([{ _id: 'bread' }])
  const certificate = await get(test, '/user/verify-certificate?certificateId=cert')
  expect(certificate.json()).toMatchObject({ verdict: 'verified', data: { courseName: 'Bread' } })
  const revoked = await get(test, '/user/verify-certificate?certificateId=revoked')
  expect(revoked.json()).toMatchObject({ verdict: 'revoked' })

  if (last >= '004-trust') await hasConsentAndErasure(test)
  if (last >= '008-retired-keys')
    expect(await test.db.selectFrom('credential_keys').select(['multikey', 'retired_at']).execute()).toEqual(
      expect.arrayContaining([{ multikey: EARLIER_KEY, retired_at: expect.any(String) }]),
    )
  if (last >= '050-restore-journal')
    expect(await test.db.selectFrom('restore_journal').select('id').execute()).toEqual([{ id: 'act' }])
  await test.close()
  await drop()
})

/** Whether the erasure was stored as a row of its own or already as a job. */
async function hasConsentAndErasure({ db }: TestApp) {
  expect(await db.selectFrom('consents').select('version').execute()).toEqual([{ version: '1' }])
  const jobs = await db.selectFrom('jobs').select(['kind', 'payload']).execute()
  expect(jobs.map(({ kind, payload }) => [kind, JSON.parse(payload!)])).toEqual([
    ['account.finish-erasure', { personId: 'gone', email: 'gone@example.org', language: 'hi' }],
  ])
}

it('accepts migrations that landed in another order', async () => {
  const { '003-oauth': later, ...others } = migrationsUpTo(migrations, '004-trust')
  const { db, drop } = await freshDatabaseWith<{ identity_links: { subject: string } }>(others)
  await insertKnown(db, rowsOfEarlierApi('x'))
  await migrate(db, migrations)
  expect(later).toBeDefined()
  expect(await db.selectFrom('identity_links').select('subject').execute()).toEqual([])
  await drop()
})

it('released migrations still create the same schema', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'released-'))
  const db = openDatabase<object>({ file: join(dataDir, 'api.db') })
  await migrate(db, migrationsUpTo(migrations, '008-retired-keys'))
  expect(await schemaHash(db)).toBe('cfac59b4f949f1b8')
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

describe('a database that a newer version has migrated', () => {
  let dataDir: string
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'newer-'))))
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  async function startOn(later: Record<string, Migration>) {
    const { location, drop } = await freshDatabaseWith<object>(
      { ...migrations, ...later },
      join(dataDir, 'api.db'),
    )
    const settings = {
      ...{ DATA_DIR: dataDir, DATABASE_URL: location.url ?? '', LOG_LEVEL: 'silent', SEED: 'none' },
      API_PORT: String(await freePort()),
    }
    return { started: startServiceProcess('api', settings), drop }
  }

  it('is refused with a one-line message if something was taken away', async () => {
    const { started, drop } = await startOn({ '999-courses-contract': { up: async () => undefined } })
    await expect(started).rejects.toThrow(
      /^A newer version of the product has changed the database \(999-courses-contract\): start that version/,
    )
    await drop()
  })

  it('serves the version before it if something was added only', async () => {
    const add = async ({ schema }: Kysely<unknown>) => {
      await schema.createTable('later').addColumn('id', 'text').execute()
      await schema
        .alterTable('learners')
        .addColumn('later', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
    }
    const { started, drop } = await startOn({ '999-later': { up: add } })
    const api = await started
    const signedUp = await fetch(`http://127.0.0.1:${new URL(api.url).port}/user/register-user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', email: 'asha@example.org', password: PASSWORD }),
    })
    expect(signedUp.status).toBe(200)
    await api.stop()
    await drop()
  })
})
