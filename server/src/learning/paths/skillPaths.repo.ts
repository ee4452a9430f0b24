import type { MilestoneContent } from '@mentor-connect/contract/learning/skillPath'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { listedById } from '../../kernel/site-map/listedPages.repo'
import { lockRows } from '../../platform/database/lockRows'

export type StoredPath = Selectable<ApiDatabase['skill_paths']>
export type PathRow = StoredPath & { mentor_name: string | null }
export type NewPath = Insertable<ApiDatabase['skill_paths']>

/** Subjects and milestones of a path. */
export interface PathContent {
  subjects: string[]
  milestones: MilestoneContent[]
}

export const selectPaths = (db: Database) =>
  db
    .selectFrom('skill_paths')
    .leftJoin('mentors', 'mentors.id', 'skill_paths.mentor_id')
    .selectAll('skill_paths')
    .select('mentors.name as mentor_name')

export function findListed(db: Database, slug: string): Promise<PathRow | undefined> {
  return selectPaths(db).where('slug', '=', slug).where('listed', '=', 1).executeTakeFirst()
}

/** The skill paths that search engines may list. */
export const listedPaths = listedById((db) =>
  db.selectFrom('skill_paths').select(['slug as id', 'updated_at as lastModified']).where('listed', '=', 1),
)

/** Returns the id of a path; undefined if visitors cannot see it. */
export function findListedId(db: Database, id: string) {
  return db
    .selectFrom('skill_paths')
    .select('id')
    .where('id', '=', id)
    .where('listed', '=', 1)
    .executeTakeFirst()
}

/** Locks a path until the transaction ends. */
export function lockPath(tx: Database, id: string): Promise<StoredPath | undefined> {
  return lockRows(tx, tx.selectFrom('skill_paths').selectAll().where('id', '=', id)).executeTakeFirst()
}

const selectIds = (db: Database) => db.selectFrom('skill_paths').select('id')

/** Locks several paths, in the order in which every transaction locks them. */
export async function lockPaths(
  tx: Database,
  which: (paths: ReturnType<typeof selectIds>) => ReturnType<typeof selectIds>,
) {
  await lockRows(tx, which(selectIds(tx)).orderBy('id')).execute()
}

/** Inserts a path. Returns false if its id or slug exists already. */
export async function insertPath(tx: Database, row: NewPath): Promise<boolean> {
  const added = await tx
    .insertInto('skill_paths')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function updatePath(tx: Database, id: string, values: Updateable<ApiDatabase['skill_paths']>) {
  await tx.updateTable('skill_paths').set(values).where('id', '=', id).execute()
}

export async function deletePath(tx: Database, id: string) {
  await tx.deleteFrom('skill_paths').where('id', '=', id).execute()
}

export async function countPathsOf(db: Database, mentorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('skill_paths')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mentor_id', '=', mentorId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes the paths of a mentor. Learners keep their courses, progress and certificates. */
export async function deletePathsOf(tx: Database, mentorId: string) {
  await lockPaths(tx, (paths) => paths.where('mentor_id', '=', mentorId))
  await tx.deleteFrom('skill_paths').where('mentor_id', '=', mentorId).execute()
}

/** Replaces subjects, milestones and courses of a path. */
export async function replaceContent(tx: Database, pathId: string, { subjects, milestones }: PathContent) {
  await tx.deleteFrom('skill_path_subjects').where('path_id', '=', pathId).execute()
  await tx.deleteFrom('skill_path_milestones').where('path_id', '=', pathId).execute()
  await tx.deleteFrom('skill_path_courses').where('path_id', '=', pathId).execute()
  const path_id = pathId
  const subjectRows = subjects.map((subject, position) => ({ path_id, position, subject }))
  if (subjectRows.length > 0) await tx.insertInto('skill_path_subjects').values(subjectRows).execute()
  const titles = milestones.map(({ title }, position) => ({ path_id, position, title }))
  if (titles.length > 0) await tx.insertInto('skill_path_milestones').values(titles).execute()
  const courses = milestones
    .flatMap(({ courseIds }, milestone) => courseIds.map((course_id) => ({ milestone, course_id })))
    .map((course, position) => ({ path_id, position, ...course }))
  if (courses.length > 0) await tx.insertInto('skill_path_courses').values(courses).execute()
}

/** Returns the subjects of paths in order, by path id. */
export async function subjectsOf(db: Database, pathIds: string[]): Promise<Map<string, string[]>> {
  if (pathIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('skill_path_subjects')
    .select(['path_id', 'subject'])
    .where('path_id', 'in', pathIds)
    .orderBy('path_id')
    .orderBy('position')
    .execute()
  return grouped(rows, ({ subject }) => subject)
}

/** Returns the titles of the milestones of paths in order, by path id. */
export async function milestoneTitles(db: Database, pathIds: string[]): Promise<Map<string, string[]>> {
  if (pathIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('skill_path_milestones')
    .select(['path_id', 'title'])
    .where('path_id', 'in', pathIds)
    .orderBy('path_id')
    .orderBy('position')
    .execute()
  return grouped(rows, ({ title }) => title)
}

/** Groups rows by the id of their path, in the same order. */
export function grouped<Row extends { path_id: string }, Value>(
  rows: Row[],
  valueOf: (row: Row) => Value,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const group = groups.get(row.path_id)
    if (group) group.push(valueOf(row))
    else groups.set(row.path_id, [valueOf(row)])
  }
  return groups
}
