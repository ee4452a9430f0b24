import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertMentor } from '../courses/catalogue/testing/insertCourse'
import { migrations } from '../kernel/database/migrations/index'
import type { ApiDatabase } from '../kernel/database/schema'
import { freshDatabaseWith, type FreshDatabase } from '../testing/freshDatabase'
import { operate } from '../testing/operate'

const NOW = '2026-11-20T08:30:00.000Z'

let fresh: FreshDatabase<ApiDatabase>
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mentor-connect-consent-'))
  fresh = await freshDatabaseWith<ApiDatabase>(migrations, join(dataDir, 'api.db'))
  const times = { created_at: NOW, updated_at: NOW }
  const gita = { id: 'gita', email: 'gita@example.org', name: 'Gita', verified: 1 as const }
  const names = { course_name: 'Bread', instructor_name: 'Kavita', learner_name: 'Gita' }
  await insertMentor(fresh.db, { id: 'hari', name: 'Hari' })
  await fresh.db
    .insertInto('learners')
    .values({ ...gita, ...times })
    .execute()
  await fresh.db
    .insertInto('certificates')
    .values({ id: 'cert', learner_id: 'gita', course_id: 'bread', ...names, ...times })
    .execute()
})
afterAll(async () => {
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** @param typed what the operator types at the terminal; undefined if there is no terminal */
const operator = (line: string[], typed?: string) =>
  operate(
    [...line, '--reason', 'Sent advertisements.'],
    { DATA_DIR: dataDir, DATABASE_URL: fresh.location.url ?? '', CHAT_URL: 'http://127.0.0.1:9' },
    typed,
  )
const acts = () => fresh.db.selectFrom('operator_acts').select('act').execute()

it.each([
  [['users', 'suspend', 'gita@example.org'], /Add --yes to suspend the learner Gita \(gita@example\.org\)/],
  [['users', 'erase', 'gita@example.org'], /Add --yes to permanently delete the account of the learner Gita/],
  [['mentors', 'reject', 'hari@example.org'], /Add --yes to reject the mentor Hari \(hari@example\.org\)/],
  [['certificates', 'revoke', 'cert'], /Add --yes to revoke the certificate of Gita for “Bread”/],
  [['keys', 'retire', 'z6MkOld'], /Add --yes to make every signature of the key z6MkOld invalid/],
])('%j takes nothing away when nobody can be asked', async (line, message) => {
  expect(await operator(line)).toMatchObject({ code: 1, out: '', error: expect.stringMatching(message) })
  expect(await acts()).toEqual([])
})

it('asks at a terminal, says who is meant, and acts only if the address is typed again', async () => {
  const suspend = ['users', 'suspend', 'gita@example.org']
  const unsure = await operator(suspend, 'yes')
  expect(unsure).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/Nothing was done: what you/),
  })
  expect(await acts()).toEqual([])
  const sure = await operator(suspend, 'gita@example.org')
  expect(sure.error).toMatch(
    /This will suspend the learner Gita \(gita@example\.org\)\.\nType gita@example\.org/,
  )
  expect(sure).toMatchObject({ code: 0, out: expect.stringMatching(/gita@example.org is suspended/) })
  expect(await acts()).toEqual([{ act: 'users suspend' }])
})

it('says that the person is unknown instead of asking', async () => {
  expect((await operator(['users', 'suspend', 'nobody@example.org'], 'x')).error).toMatch(
    /^✗ No account has the address nobody@example\.org/,
  )
})
