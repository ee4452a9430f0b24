import type { Database } from '../../kernel/database/schema'
import type { LearnerAndMentor } from '../../accounts/people/blockedPairs.repo'

/**
 * Returns which of two people is the learner and which the mentor, or undefined if they are not one of each.
 */
export async function learnerAndMentor(
  db: Database,
  people: string[],
): Promise<LearnerAndMentor | undefined> {
  const [learner, mentor] = await Promise.all(
    (['learners', 'mentors'] as const).map((table) =>
      db.selectFrom(table).select('id').where('id', 'in', people).executeTakeFirst(),
    ),
  )
  return learner && mentor && { learner_id: learner.id, mentor_id: mentor.id }
}
