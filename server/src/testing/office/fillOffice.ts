import { join } from 'node:path'
import type { ApiDatabase } from '../../kernel/database/schema'
import { openDatabase } from '../../platform/database/openDatabase'
import { insertCatalogue } from './catalogue'
import { insertMissedSessions } from './missedSessions'
import { insertOpenings } from './openings'
import { insertPeople } from './people'
import { insertRecords } from './records'
import type { Database } from './rows'
import { insertSafety } from './safety'
import { insertSkillPaths } from './skillPaths'
import type { OfficeSize } from './size'

interface Filling {
  /** The operator who views the data; some of the cases are assigned to this operator. */
  operator: string
  now?: Date
}

/** Adds invented work for operators to a migrated database. */
export async function fillOffice(db: Database, size: OfficeSize, { operator, now = new Date() }: Filling) {
  await db.transaction().execute(async (tx) => {
    await insertPeople(tx, size, now)
    await insertCatalogue(tx, size, now)
    await insertOpenings(tx, size, now)
    await insertSkillPaths(tx, size, now)
    await insertSafety(tx, size, operator, now)
    await insertMissedSessions(tx, now)
    await insertRecords(tx, size, now)
  })
}

/** Does the same in the database of a running product. */
export async function fillOfficeIn(dataDir: string, size: OfficeSize, operator: string) {
  const db = openDatabase<ApiDatabase>({ file: join(dataDir, 'api.db') })
  try {
    await fillOffice(db, size, { operator })
  } finally {
    await db.destroy()
  }
}
