import { testApp } from '../../testing/testApp'
import { PERSONAL_TABLES } from './accountExport'

it('covers every table with personal data', async () => {
  const t = await testApp()
  const personal = ['person_id', 'learner_id', 'mentor_id', 'user_id', 'owner_id', 'low_id', 'email']
  const tables = await t.db.introspection.getTables()
  await t.close()
  const found = tables.filter(({ columns }) => columns.some(({ name }) => personal.includes(name)))
  // A table that is missing must first be added to the export and the erasure of its domain: see its personalData.ts.
  expect(found.map(({ name }) => name).sort()).toEqual([...PERSONAL_TABLES].sort())
})
