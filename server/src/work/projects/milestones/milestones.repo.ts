import type { Insertable, Selectable, Updateable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'

export type StoredMilestone = Selectable<ApiDatabase['project_milestones']>
export type StoredSubmission = Selectable<ApiDatabase['project_submissions']>

export const findMilestone = (
  db: Database,
  teamId: string,
  id: string,
): Promise<StoredMilestone | undefined> =>
  db
    .selectFrom('project_milestones')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function updateMilestone(
  tx: Database,
  teamId: string,
  id: string,
  values: Updateable<ApiDatabase['project_milestones']>,
) {
  await tx
    .updateTable('project_milestones')
    .set(values)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute()
}

export async function insertSubmission(
  tx: Database,
  row: Omit<Insertable<ApiDatabase['project_submissions']>, 'id'>,
) {
  await tx
    .insertInto('project_submissions')
    .values({ ...row, id: randomUUID() })
    .execute()
}

export async function updateSubmission(
  tx: Database,
  { team_id, milestone_id, number }: StoredSubmission,
  values: Updateable<ApiDatabase['project_submissions']>,
) {
  await tx
    .updateTable('project_submissions')
    .set(values)
    .where('team_id', '=', team_id)
    .where('milestone_id', '=', milestone_id)
    .where('number', '=', number)
    .execute()
}

export const findSubmission = (db: Database, { team_id, id }: StoredMilestone, number: number) =>
  db
    .selectFrom('project_submissions')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('milestone_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()

/** Returns the number of milestones of a team that the mentor has approved. */
export async function countApproved(db: Database, teamId: string): Promise<number> {
  const { count } = await db
    .selectFrom('project_milestones')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('state', '=', 'approved')
    .executeTakeFirstOrThrow()
  return Number(count)
}
