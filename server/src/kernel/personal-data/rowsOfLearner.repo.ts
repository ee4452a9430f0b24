import type { Database } from '../database/schema'

type LearnersOwn = 'activity' | 'certificates' | 'favorites' | 'identity_links' | 'open_id_links' | 'reviews'

/** Returns all rows of a learner in one table. */
export function rowsOfLearner<Table extends LearnersOwn>(db: Database, table: Table, id: string) {
  return db.selectFrom<LearnersOwn>(table).selectAll().where('learner_id', '=', id).execute()
}
