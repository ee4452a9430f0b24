import { migrate } from '../../../platform/database/migrate'
import { freshDatabaseWith } from '../../../testing/freshDatabase'
import type { ApiDatabase } from '../schema'
import { migrations } from './index'

const BEFORE = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => name < '230'),
) as typeof migrations

test('keeps every certificate as it was, as the first edition', async () => {
  const earlier = await freshDatabaseWith<ApiDatabase>(BEFORE)
  const certificate = {
    ...{ id: 'one', learner_id: 'asha', course_id: 'bread' },
    ...{ learner_name: 'Asha', course_name: 'Bread', instructor_name: 'Kavita' },
    ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z' },
    ...{ revoked_at: '2026-01-02T00:00:00.000Z', revoked_reason: 'A mistake.' },
    ...{ credential: '{"signed": true}', status_index: 4 },
  }
  await earlier.db.insertInto('certificates').values(certificate).execute()

  await migrate(earlier.db, migrations)

  const added = { edition: 1, revoked_code: null, replaces: null, proof_of_learning: null }
  expect(await earlier.db.selectFrom('certificates').selectAll().execute()).toEqual([
    { ...certificate, ...added },
  ])
  const second = earlier.db.insertInto('certificates').values({ ...certificate, id: 'two', status_index: 5 })
  await expect(second.execute()).rejects.toThrow(/unique/i)
  await earlier.drop()
})
