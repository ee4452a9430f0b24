import { sql, type Insertable, type Updateable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Database, Tx } from '../../kernel/database/schema'

export type StepRow = Insertable<ApiDatabase['plan_steps']>

export function findGoal(db: Database, learnerId: string) {
  return db.selectFrom('goals').selectAll().where('learner_id', '=', learnerId).executeTakeFirst()
}

/**
 * Finds the goal and locks it until the transaction ends, so that concurrent changes of a plan wait for each
 * other.
 */
export function lockGoal(tx: Tx, learnerId: string) {
  return lockRows(
    tx,
    tx.selectFrom('goals').select(['id', 'version']).where('learner_id', '=', learnerId),
  ).executeTakeFirst()
}

export async function insertGoal(tx: Tx, goal: Insertable<ApiDatabase['goals']>) {
  await tx
    .insertInto('goals')
    .values(goal)
    .onConflict((conflict) => {
      const { learner_id: _, ...values } = goal
      return conflict.column('learner_id').doUpdateSet({ ...values, version: sql<number>`goals.version + 1` })
    })
    .execute()
}

/** Changes a goal. Its steps stay as they are. */
export async function updateGoal(db: Database, learnerId: string, values: Updateable<ApiDatabase['goals']>) {
  await db.updateTable('goals').set(values).where('learner_id', '=', learnerId).execute()
}

/** Increments the version of a plan that has changed. Returns the new version. */
export async function bumpVersion(tx: Tx, learnerId: string): Promise<number> {
  const { version } = await tx
    .updateTable('goals')
    .set({ version: sql<number>`version + 1` })
    .where('learner_id', '=', learnerId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Deletes a goal and, through the foreign key, its steps. */
export async function deleteGoal(db: Database, learnerId: string) {
  await db.deleteFrom('goals').where('learner_id', '=', learnerId).execute()
}

export function stepsOf(db: Database, learnerId: string) {
  return db
    .selectFrom('plan_steps')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Adds steps. A step whose id already exists is left unchanged. */
export async function insertSteps(tx: Tx, rows: StepRow[]) {
  if (rows.length === 0) return
  await tx
    .insertInto('plan_steps')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['learner_id', 'id']).doNothing())
    .execute()
}

/** Deletes all steps of a plan, and the record of what mentors have changed in them. */
export async function deleteSteps(tx: Tx, learnerId: string) {
  await tx.deleteFrom('plan_changes').where('learner_id', '=', learnerId).execute()
  await tx.deleteFrom('plan_steps').where('learner_id', '=', learnerId).execute()
}

interface StepKey {
  learnerId: string
  id: string
}

/** Changes a step. Returns false if there is no such step. */
export async function updateStep(
  db: Database,
  { learnerId, id }: StepKey,
  values: Updateable<ApiDatabase['plan_steps']>,
): Promise<boolean> {
  const result = await db
    .updateTable('plan_steps')
    .set(values)
    .where('learner_id', '=', learnerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0
}

export async function deleteStep(db: Database, { learnerId, id }: StepKey) {
  await db.deleteFrom('plan_steps').where('learner_id', '=', learnerId).where('id', '=', id).execute()
}

/** Marks these steps as celebrated. Returns the ids of those that were not celebrated before. */
export async function markCelebrated(
  tx: Tx,
  learnerId: string,
  { ids, now }: { ids: string[]; now: string },
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .updateTable('plan_steps')
    .set({ celebrated_at: now })
    .where('learner_id', '=', learnerId)
    .where('id', 'in', ids)
    .where('celebrated_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function mentorNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('mentors').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Removes a mentor's id from the steps that the mentor has added. The learners keep these steps. */
export async function leavePlans(tx: Database, id: string) {
  await tx.updateTable('plan_steps').set({ added_by: null }).where('added_by', '=', id).execute()
  await tx.updateTable('plan_steps').set({ with_mentor: null }).where('with_mentor', '=', id).execute()
  await tx.updateTable('plan_changes').set({ mentor_id: null }).where('mentor_id', '=', id).execute()
  await tx
    .updateTable('plan_changes')
    .set({ step: sql<string>`replace(step, ${`"${id}"`}, 'null')` })
    .where('step', 'like', `%"${id}"%`)
    .execute()
}
