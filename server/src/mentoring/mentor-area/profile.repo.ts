import type { Updateable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { MentorsTable, Database } from '../../kernel/database/schema'
import { indexCourses } from '../../courses/catalogue/search/courseWords.repo'

export async function updateMentor(db: Database, id: string, columns: Updateable<MentorsTable>) {
  await db.updateTable('mentors').set(columns).where('id', '=', id).execute()
}

/** Updates the search texts of the mentor's courses, which contain the mentor's name. */
export async function renameInSearch(db: Database, mentorId: string) {
  const own = db.selectFrom('courses').select('id').where('mentor_id', '=', mentorId).orderBy('id')
  // The courses are locked, so that a concurrent change of a title is not lost.
  const courses = await lockRows(db, own).execute()
  await indexCourses(
    db,
    courses.map(({ id }) => id),
  )
}
