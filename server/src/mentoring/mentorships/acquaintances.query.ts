import type { Database } from '../../kernel/database/schema'
import { enrolledPairs } from './enrolledPairs.query'

/**
 * Returns those of the people who are mentors in the directory, or with whom the person has a course, a
 * mentorship in any state, or a session in common.
 */
export async function acquaintedWith(db: Database, personId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const listed = db.selectFrom('mentors').select('id').where('id', 'in', ids).where('status', '=', 'active')
  const rows = await listed
    .union(enrolledPairs(db, [personId], ids).select('courses.mentor_id as id'))
    .union(enrolledPairs(db, ids, [personId]).select('enrolments.learner_id as id'))
    .union(pairs(db, 'mentorships', [personId], ids).select('mentor_id as id'))
    .union(pairs(db, 'mentorships', ids, [personId]).select('learner_id as id'))
    .union(pairs(db, 'meetings', [personId], ids).select('mentor_id as id'))
    .union(pairs(db, 'meetings', ids, [personId]).select('learner_id as id'))
    .execute()
  return rows.map(({ id }) => id)
}

const pairs = (db: Database, table: 'mentorships' | 'meetings', learnerIds: string[], mentorIds: string[]) =>
  db.selectFrom(table).where('learner_id', 'in', learnerIds).where('mentor_id', 'in', mentorIds)

/** Tells whether a learner and a mentor have a course, a mentorship in any state, or a session in common. */
export async function isAcquainted(db: Database, mentorId: string, learnerId: string): Promise<boolean> {
  const found = enrolledPairs(db, [learnerId], [mentorId])
    .select('enrolments.learner_id as id')
    .union(pairs(db, 'mentorships', [learnerId], [mentorId]).select('learner_id as id'))
    .union(pairs(db, 'meetings', [learnerId], [mentorId]).select('learner_id as id'))
  return (await found.executeTakeFirst()) !== undefined
}
