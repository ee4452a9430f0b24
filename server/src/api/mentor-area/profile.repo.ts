import type { Kysely, Updateable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, MentorsTable } from '../database/schema'
import { indexCourses } from '../course-data/search/courseWords.repo'

type Database = Kysely<ApiDatabase>

export async function updateMentor(db: Database, id: string, columns: Updateable<MentorsTable>) {
  await db.updateTable('mentors').set(columns).where('id', '=', id).execute()
}

export async function replaceTags(
  db: Database,
  table: 'mentor_domains' | 'mentor_links',
  mentorId: string,
  values: string[],
) {
  await db.deleteFrom(table).where('person_id', '=', mentorId).execute()
  const rows = values.map((value, position) => ({ person_id: mentorId, position, value }))
  if (rows.length > 0) await db.insertInto(table).values(rows).execute()
}

/** Updates what is searched of the mentor's courses, which contains the mentor's name. */
export async function renameInSearch(db: Database, mentorId: string) {
  const own = db.selectFrom('courses').select('id').where('mentor_id', '=', mentorId).orderBy('id')
  // Locked, so that a concurrent change of a title is not lost.
  const courses = await lockRows(db, own).execute()
  await indexCourses(
    db,
    courses.map(({ id }) => id),
  )
}
