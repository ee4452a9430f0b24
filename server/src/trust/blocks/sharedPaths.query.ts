import type { LearnerAndMentor } from '../../accounts/people/blockedPairs.repo'
import type { Database } from '../../kernel/database/schema'

/** Returns the ids of the skill paths of a mentor that a learner follows, in order. */
export async function sharedPaths(
  db: Database,
  { learner_id, mentor_id }: LearnerAndMentor,
): Promise<string[]> {
  const rows = await db
    .selectFrom('skill_path_people')
    .innerJoin('skill_paths', 'skill_paths.id', 'skill_path_people.path_id')
    .select('skill_paths.id')
    .where('learner_id', '=', learner_id)
    .where('skill_paths.mentor_id', '=', mentor_id)
    .orderBy('skill_paths.id')
    .execute()
  return rows.map(({ id }) => id)
}
