import { verifyAudit } from '../../../operator/audit.repo'
import { migrate } from '../../../platform/database/migrate'
import { freshDatabaseWith, type FreshDatabase } from '../../../testing/freshDatabase'
import type { ApiDatabase } from '../schema'
import { migrations } from './index'

const BEFORE = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => name < '130'),
) as typeof migrations

/** The audit before this migration. */
interface EarlierDatabase {
  operator_acts: {
    id: string
    at: string
    operator: string
    act: string
    target: string
    reason: string | null
  }
}

let earlier: FreshDatabase<EarlierDatabase>
beforeEach(async () => void (earlier = await freshDatabaseWith<EarlierDatabase>(BEFORE)))
afterEach(() => earlier.drop())

test('chains the records of earlier versions in the order of their times', async () => {
  const record = (id: string, at: string) =>
    earlier.db
      .insertInto('operator_acts')
      .values({ id, at, operator: 'root', act: 'users export', target: id, reason: null })
      .execute()
  await record('later', '2026-01-02T00:00:00.000Z')
  await record('earlier', '2026-01-01T00:00:00.000Z')

  await migrate(earlier.db, migrations)

  const db = earlier.db as unknown as FreshDatabase<ApiDatabase>['db']
  expect(await verifyAudit(db)).toMatchObject({ records: 2, intact: true })
  const chain = await db.selectFrom('operator_acts').select(['seq', 'id']).orderBy('seq').execute()
  expect(chain).toEqual([
    { seq: 1, id: 'earlier' },
    { seq: 2, id: 'later' },
  ])
})
