import type { Database } from '../../kernel/database/schema'

/** The hours of a mentor, and how many learners he or she takes. */
export async function hoursOf(db: Database, id: string) {
  return {
    availability: await db
      .selectFrom('mentor_availability')
      .selectAll()
      .where('mentor_id', '=', id)
      .execute(),
    places: await db.selectFrom('mentor_places').selectAll().where('mentor_id', '=', id).execute(),
  }
}
