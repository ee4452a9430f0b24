import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '../kernel/database/migrations/index'
import type { ApiDatabase } from '../kernel/database/schema'
import { freshDatabaseWith, type FreshDatabase } from '../testing/freshDatabase'
import { operate } from '../testing/operate'

const NOW = '2026-11-20T08:30:00.000Z'

let fresh: FreshDatabase<ApiDatabase>
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mentor-connect-unused-'))
  fresh = await freshDatabaseWith<ApiDatabase>(migrations, join(dataDir, 'api.db'))
  const gita = { id: 'gita', email: 'gita@example.org', name: 'Gita', verified: 1 as const }
  await fresh.db
    .insertInto('learners')
    .values({ ...gita, created_at: NOW, updated_at: NOW })
    .execute()
})
afterAll(async () => {
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const operator = (...line: string[]) =>
  operate(line, { DATA_DIR: dataDir, DATABASE_URL: fresh.location.url ?? '', CHAT_URL: 'http://127.0.0.1:9' })

it('holds an account, lists it and releases it; the audit has both with their reasons', async () => {
  expect((await operator('accounts', 'due')).out).toMatch(/No account is due/)
  const hold = ['accounts', 'hold', 'gita@example.org', '--reason', 'Order of a court']
  expect(await operator(...hold)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/On hold: the learner Gita/),
  })
  expect(await operator(...hold)).toMatchObject({ code: 1, error: expect.stringMatching(/on hold already/) })
  expect((await operator('accounts', 'due')).out).toMatch(/gita@example\.org.*Order of a court/)
  const release = ['accounts', 'release', 'gita@example.org', '--reason', 'Settled']
  expect((await operator(...release)).out).toMatch(/Released/)
  expect(await operator(...release)).toMatchObject({
    code: 1,
    error: expect.stringMatching(/is not on hold/),
  })
  const acts = await fresh.db
    .selectFrom('operator_acts')
    .select(['act', 'target', 'reason'])
    .orderBy('seq')
    .execute()
  expect(acts).toEqual([
    { act: 'accounts hold', target: 'gita', reason: 'Order of a court' },
    { act: 'accounts release', target: 'gita', reason: 'Settled' },
  ])
})
