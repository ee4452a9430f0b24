import type { Database, Instant } from '../../kernel/database/schema'
import { lockPaths, selectPaths } from './skillPaths.repo'

interface Person {
  learnerId: string
  pathId: string
}

/** Lets a learner join a path. Changes nothing if the learner has already joined. */
export async function insertPerson(tx: Database, { learnerId, pathId }: Person, now: Instant) {
  await tx
    .insertInto('skill_path_people')
    .values({ learner_id: learnerId, path_id: pathId, joined_at: now })
    .onConflict((conflict) => conflict.columns(['learner_id', 'path_id']).doNothing())
    .execute()
}

export async function deletePerson(tx: Database, { learnerId, pathId }: Person) {
  await tx
    .deleteFrom('skill_path_people')
    .where('learner_id', '=', learnerId)
    .where('path_id', '=', pathId)
    .execute()
}

/** Removes a learner from all paths. The paths are locked first, because they count their learners. */
export async function leavePaths(tx: Database, learnerId: string) {
  const joined = tx.selectFrom('skill_path_people').where('learner_id', '=', learnerId)
  await lockPaths(tx, (paths) => paths.where('id', 'in', joined.select('path_id')))
  await tx.deleteFrom('skill_path_people').where('learner_id', '=', learnerId).execute()
}

export async function hasJoined(db: Database, { learnerId, pathId }: Person): Promise<boolean> {
  const row = await db
    .selectFrom('skill_path_people')
    .select('path_id')
    .where('learner_id', '=', learnerId)
    .where('path_id', '=', pathId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the ids of the listed paths that a learner has joined and that contain this course. */
export async function joinedPathsWith(
  db: Database,
  { learnerId, courseId }: { learnerId: string; courseId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('skill_path_people')
    .innerJoin('skill_paths', 'skill_paths.id', 'skill_path_people.path_id')
    .innerJoin('skill_path_courses', 'skill_path_courses.path_id', 'skill_path_people.path_id')
    .select('skill_paths.id')
    .where('skill_path_people.learner_id', '=', learnerId)
    .where('skill_path_courses.course_id', '=', courseId)
    .where('skill_paths.listed', '=', 1)
    .orderBy('skill_paths.id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function countJoinedBy(db: Database, learnerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('skill_path_people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('learner_id', '=', learnerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the paths that a learner has joined, the latest first. */
export function listJoined(
  db: Database,
  learnerId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectPaths(db)
    .innerJoin('skill_path_people', 'skill_path_people.path_id', 'skill_paths.id')
    .select('skill_path_people.joined_at')
    .where('skill_path_people.learner_id', '=', learnerId)
    .orderBy('skill_path_people.joined_at', 'desc')
    .orderBy('skill_path_people.path_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}
