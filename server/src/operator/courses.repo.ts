import type { Kysely } from 'kysely'
import type { ApiDatabase, Instant } from '../api/database/schema'

type Database = Kysely<ApiDatabase>

export interface CourseState {
  title: string
  mentorId: string
}

/** A course that is not a draft. */
export function findCourseState(db: Database, id: string): Promise<CourseState | undefined> {
  return db
    .selectFrom('courses')
    .select(['title', 'mentor_id as mentorId'])
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .executeTakeFirst()
}

/** Unlists a course, or lists it again if `at` is null. Returns false if that is so already. */
export async function setUnlisted(
  tx: Database,
  id: string,
  { at, reason }: { at: Instant | null; reason: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('courses')
    .set({ unlisted_at: at, unlisted_reason: reason })
    .where('id', '=', id)
    .where('unlisted_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
