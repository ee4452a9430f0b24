import type { Insertable, Selectable, Updateable } from 'kysely'
import { CURRENT_TEAM_STATES } from '@mentor-connect/contract/work/projects/projectRules'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { lockRows } from '../../../platform/database/lockRows'
import type { Session } from '../../../platform/http/access'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'
import { milestonesOf } from '../briefs/briefColumns'
import type { StoredBrief } from '../briefs/briefs.repo'

export type StoredTeam = Selectable<ApiDatabase['project_teams']>
export type StoredMember = Selectable<ApiDatabase['project_members']>

export const findTeam = (db: Database, id: string): Promise<StoredTeam | undefined> =>
  db.selectFrom('project_teams').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Locks a team until the transaction ends. Every change of the team, its board and its members needs this
 * lock.
 */
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

/** Returns a query for current and former members, in the order in which they joined. */
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

/** Returns the ids of the current members, sorted. */
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

/** Adds a member. A person who has left the team becomes a member again. */
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

/** Returns the teams of a learner that are not over. */
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

/** Returns the titles of the projects of teams by team id, for notifications. */
export async function titlesOfTeams(db: Database, ids: string[]) {
  const rows = await db.selectFrom('project_teams').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Returns the number of the last team of a brief, or 0 if there was none. */
export async function lastNumber(tx: Database, briefId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('project_teams')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('brief_id', '=', briefId)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** Copies the milestones of a brief to a team, so that later changes of the brief do not affect them. */
export async function insertMilestones(tx: Database, teamId: string, brief: StoredBrief, day: string) {
  const rows = milestonesOf(brief)
    .toSorted((a, b) => a.week - b.week)
    .map(({ id, title, text, week, rubric }, position) => ({
      team_id: teamId,
      id,
      position,
      title,
      text,
      due_on: daysAfter(day, week * 7),
      rubric: JSON.stringify(rubric),
      state: 'open' as const,
    }))
  await tx.insertInto('project_milestones').values(rows).execute()
}

type Which = 'current' | 'past'

/** Returns the teams of a learner or of a mentor, those with the latest activity first. */
export async function listTeamsOf(
  db: Database,
  session: Pick<Session, 'personId' | 'role'>,
  { which, limit, offset }: { which: Which; limit: number; offset: number },
) {
  const own = ownTeams(db, session, which)
  const rows = await own
    .selectAll('project_teams')
    .orderBy('last_active_at', 'desc')
    .orderBy('project_teams.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

function ownTeams(db: Database, { personId, role }: Pick<Session, 'personId' | 'role'>, which: Which) {
  const all = db
    .selectFrom('project_teams')
    .where('state', which === 'current' ? 'in' : 'not in', CURRENT_TEAM_STATES)
  if (role === 'mentor') return all.where('mentor_id', '=', personId)
  const joined = db
    .selectFrom('project_members')
    .select('team_id')
    .where('learner_id', '=', personId)
    .$if(which === 'current', (query) => query.where('left_at', 'is', null))
  return all.where('project_teams.id', 'in', joined)
}
