import type { Insertable, Selectable } from 'kysely'
import type { CalendarFeedTables } from '../../kernel/database/calendarFeedTables'
import type { Database, Instant } from '../../kernel/database/schema'

type Table = CalendarFeedTables['calendar_feeds']
export type StoredFeed = Selectable<Table>

export function findFeedOf(db: Database, personId: string): Promise<StoredFeed | undefined> {
  return db.selectFrom('calendar_feeds').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

export function findFeed(db: Database, id: string): Promise<StoredFeed | undefined> {
  return db.selectFrom('calendar_feeds').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Stores a feed. If the person has one already, its address and its time of creation are kept. */
export async function saveFeed(db: Database, feed: Insertable<Table>) {
  const { parts, has_details, language } = feed
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ parts, has_details, language }))
    .execute()
}

export async function replaceId(db: Database, personId: string, next: { id: string; created_at: Instant }) {
  await db
    .updateTable('calendar_feeds')
    .set({ ...next, read_at: null })
    .where('person_id', '=', personId)
    .execute()
}

export async function setRead(db: Database, id: string, at: Instant) {
  await db.updateTable('calendar_feeds').set({ read_at: at }).where('id', '=', id).execute()
}

export async function deleteFeedOf(db: Database, personId: string) {
  await db.deleteFrom('calendar_feeds').where('person_id', '=', personId).execute()
}

/** Returns the feed of a person for the export of the account, without its address. */
export function exportedFeed(db: Database, personId: string) {
  return db
    .selectFrom('calendar_feeds')
    .select(['parts', 'has_details', 'language', 'created_at', 'read_at'])
    .where('person_id', '=', personId)
    .execute()
}
