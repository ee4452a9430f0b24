import type { Learner } from '@mentor-connect/contract/accounts/people'
import type { Selectable } from 'kysely'
import type { LearnersTable, Database } from '../../kernel/database/schema'

/** Returns a learner's whole account, for its owner only. */
export async function loadLearner(db: Database, id: string): Promise<Learner | undefined> {
  const row = await db.selectFrom('learners').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const [domains, courses, savedItems] = [
    await domainsOf(db, id),
    await coursesOf(db, id),
    await savedBy(db, id),
  ]
  return { ...presentLearner(row), domains, courses, savedItems }
}

function presentLearner(row: Selectable<LearnersTable>) {
  return {
    _id: row.id,
    email: row.email,
    name: row.name,
    ...(row.mobile && { mobile: row.mobile }),
    ...(row.profile && { profile: row.profile }),
    ...(row.auth_type && { authType: row.auth_type }),
    ...(row.birth_year !== null && { birthYear: row.birth_year }),
    ...(row.certificate_name && { certificateName: row.certificate_name }),
    createdAt: row.created_at,
    isverified: row.verified === 1,
    role: 'user' as const,
  }
}

/**
 * Tells whether to ask the learner which subjects to learn. The question is not asked if the learner has
 * answered it before, or already has subjects or courses.
 */
export async function asksSubjects(
  db: Database,
  { _id, domains, courses }: Pick<Learner, '_id' | 'domains' | 'courses'>,
): Promise<boolean> {
  if (domains.length > 0 || courses.length > 0) return false
  const row = await db
    .selectFrom('learners')
    .select('subjects_asked')
    .where('id', '=', _id)
    .executeTakeFirst()
  return row?.subjects_asked === 0
}

async function domainsOf(db: Database, id: string) {
  const rows = await db
    .selectFrom('learner_domains')
    .select('value')
    .where('person_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.value)
}

/** Returns the courses of a learner, in the order of enrolment. */
function coursesOf(db: Database, id: string) {
  return db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select(['courses.id as courseId', 'courses.title as courseName', 'courses.description'])
    .where('enrolments.learner_id', '=', id)
    .orderBy('enrolments.created_at')
    .orderBy('courses.id')
    .execute()
}

/** Returns the ids of the courses that a learner has saved, most recently saved first. */
async function savedBy(db: Database, id: string) {
  const rows = await db
    .selectFrom('favorites')
    .select('course_id')
    .where('learner_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('course_id', 'desc')
    .execute()
  return rows.map((row) => row.course_id)
}
