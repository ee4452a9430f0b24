import type { Instant, Database } from '../kernel/database/schema'

export interface CourseState {
  title: string
  mentorId: string
}

/** Returns the state of a course, or undefined if the course does not exist or is a draft. */
export function findCourseState(db: Database, id: string): Promise<CourseState | undefined> {
  return db
    .selectFrom('courses')
    .select(['title', 'mentor_id as mentorId'])
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .executeTakeFirst()
}

/** Unlists a course, or lists it again if `at` is null. Returns false if the course is already in that state. */
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

/**
 * Recommends a listed course, or ends its recommendation if `featured` is null. Returns false if the course
 * is not listed (to recommend it) or not recommended (to end it).
 */
export async function setFeatured(
  tx: Database,
  id: string,
  featured: { at: Date; until: Date | null } | null,
): Promise<boolean> {
  const row = await tx
    .updateTable('courses')
    .set({
      featured_at: featured?.at.toISOString() ?? null,
      featured_until: featured?.until?.toISOString() ?? null,
    })
    .where('id', '=', id)
    .$if(featured === null, (query) => query.where('featured_at', 'is not', null))
    .$if(featured !== null, (query) => query.where('listed', '=', 1))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the recommendations whose end has passed, so that few rows are stored as featured. */
export async function endOverdueFeatures(tx: Database, now: Date) {
  await tx
    .updateTable('courses')
    .set({ featured_at: null, featured_until: null })
    .where('featured_at', 'is not', null)
    .where('featured_until', '<=', now.toISOString())
    .execute()
}

export async function countFeatured(tx: Database): Promise<number> {
  const { count } = await tx
    .selectFrom('courses')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('featured_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
