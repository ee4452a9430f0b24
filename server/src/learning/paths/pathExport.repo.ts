import type { Database } from '../../kernel/database/schema'
import { milestoneTitles, subjectsOf } from './skillPaths.repo'

/** Returns the skill paths that a learner has joined. */
export function joinedPathsOf(db: Database, learnerId: string) {
  return db
    .selectFrom('skill_path_people')
    .innerJoin('skill_paths', 'skill_paths.id', 'skill_path_people.path_id')
    .select(['path_id', 'joined_at', 'slug'])
    .where('learner_id', '=', learnerId)
    .orderBy('joined_at')
    .execute()
}

/** Returns the skill paths that a mentor has made, with their content. */
export async function madePathsOf(db: Database, mentorId: string) {
  const paths = await db
    .selectFrom('skill_paths')
    .select(['id', 'slug', 'title', 'purpose', 'language', 'level', 'state', 'hidden_at'])
    .select(['created_at', 'updated_at'])
    .where('mentor_id', '=', mentorId)
    .orderBy('created_at')
    .execute()
  const ids = paths.map(({ id }) => id)
  const subjects = await subjectsOf(db, ids)
  const milestones = await milestoneTitles(db, ids)
  const courses = await coursesOf(db, ids)
  return paths.map((path) => ({
    ...path,
    subjects: subjects.get(path.id) ?? [],
    milestones: milestones.get(path.id) ?? [],
    courses: courses.filter(({ path_id }) => path_id === path.id),
  }))
}

const coursesOf = async (db: Database, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('skill_path_courses')
        .selectAll()
        .where('path_id', 'in', ids)
        .orderBy('path_id')
        .orderBy('position')
        .execute()
