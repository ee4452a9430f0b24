import type { Insertable, Selectable, Updateable } from 'kysely'
import { CURRENT_TEAM_STATES } from '@mentor-connect/contract/work/projects/projectRules'
import { lockRows } from '../../../platform/database/lockRows'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'

export type StoredTeam = Selectable<ApiDatabase['project_teams']>
export type StoredMember = Selectable<ApiDatabase['project_members']>

export const findTeam = (db: Database, id: string): Promise<StoredTeam | undefined> =>
  db.selectFrom('project_teams').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a team until the transaction ends. Every change of it, of its board and of its members needs this lock. */
export const lockTeam = (tx: Database, id: string): Promise<StoredTeam | undefined> =>
  lockRows(tx, tx.selectFrom('project_teams').selectAll().where('id', '=', id)).executeTakeFirst()

export async function insertTeam(tx: Database, row: Insertable<ApiDatabase['project_teams']>) {
  await tx.insertInto('project_teams').values(row).execute()
}

export async function updateTeam(tx: Database, id: string, values: Updateable<ApiDatabase['project_teams']>) {
  await tx.updateTable('project_teams').set(values).where('id', '=', id).execute()
}

export const findMember = (
  db: Database,
  teamId: string,
  learnerId: string,
): Promise<StoredMember | undefined> =>
  db
    .selectFrom('project_members')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst()

/** Present and former members, in the order in which they joined. */
export const membersOf = (db: Database, teamId: string) =>
  db
    .selectFrom('project_members')
    .innerJoin('learners', 'learners.id', 'project_members.learner_id')
    .selectAll('project_members')
    .select(['learners.name', 'learners.profile'])
    .where('team_id', '=', teamId)
    .orderBy('joined_at')
    .orderBy('learner_id')
    .execute()

/** Ids of the present members, sorted. */
export async function memberIds(db: Database, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('project_members')
    .select('learner_id')
    .where('team_id', '=', teamId)
    .where('left_at', 'is', null)
    .orderBy('learner_id')
    .execute()
  return rows.map(({ learner_id }) => learner_id)
}

/** Adds a member, or takes back one who has left. */
export async function insertMember(
  tx: Database,
  row: Pick<StoredMember, 'team_id' | 'learner_id' | 'role_id' | 'role' | 'joined_at'>,
) {
  const { team_id: _team, learner_id: _learner, ...place } = row
  await tx
    .insertInto('project_members')
    .values({
      ...row,
      left_at: null,
      removal_reason: null,
      is_proven: null,
      decision: null,
      decided_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'learner_id'])
        .doUpdateSet({ ...place, left_at: null, removal_reason: null }),
    )
    .execute()
}

export async function updateMember(
  tx: Database,
  { team_id, learner_id }: Pick<StoredMember, 'team_id' | 'learner_id'>,
  values: Updateable<ApiDatabase['project_members']>,
) {
  await tx
    .updateTable('project_members')
    .set(values)
    .where('team_id', '=', team_id)
    .where('learner_id', '=', learner_id)
    .execute()
}

/** The teams that are not over in which a learner is. */
export const currentTeamsOf = (db: Database, learnerId: string) =>
  db
    .selectFrom('project_members')
    .innerJoin('project_teams', 'project_teams.id', 'project_members.team_id')
    .select(['project_teams.id', 'project_teams.brief_id', 'project_teams.state'])
    .where('learner_id', '=', learnerId)
    .where('left_at', 'is', null)
    .where('state', 'in', CURRENT_TEAM_STATES)
    .orderBy('project_teams.id')
    .execute()

/** Titles of the projects of teams by id, for notifications. */
export async function titlesOfTeams(db: Database, ids: string[]) {
  const rows = await db.selectFrom('project_teams').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
