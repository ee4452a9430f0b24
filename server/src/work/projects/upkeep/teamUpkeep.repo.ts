import { CURRENT_TEAM_STATES } from '@mentor-connect/contract/work/projects/projectRules'
import type { Database, Instant } from '../../../kernel/database/schema'
import { mayTakePart } from '../requests/reachable.query'

/** Maximum number of teams that one run handles for each reason. */
const AT_ONCE = 200

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

export async function workingTeams(db: Database, column: 'asked_at' | 'alone_since', before: string) {
  const rows = await db
    .selectFrom('project_teams')
    .select('id')
    .where('state', '=', 'working')
    .where(column, '<', before)
    .limit(AT_ONCE)
    .execute()
  return idsOf(rows)
}

export async function quietTeams(db: Database, before: string) {
  const rows = await db
    .selectFrom('project_teams')
    .select('id')
    .where('state', '=', 'working')
    .where('last_active_at', '<', before)
    .where('asked_at', 'is', null)
    .limit(AT_ONCE)
    .execute()
  return idsOf(rows)
}

const selectUndecided = (db: Database, before: Instant) =>
  db
    .selectFrom('project_teams')
    .select('id')
    .where('state', '=', 'closing')
    .where('ended_at', '<', before)
    .limit(AT_ONCE)

/**
 * Returns teams whose work ended before this time, and about whose members the mentor has not decided yet.
 */
export const undecidedTeams = async (db: Database, before: Instant) =>
  idsOf(await selectUndecided(db, before).execute())

/** Returns the undecided teams whose mentor has not been reminded yet. */
export const unremindedTeams = async (db: Database, before: Instant) =>
  idsOf(await selectUndecided(db, before).where('asked_at', 'is', null).execute())

/** Returns teams whose mentor is suspended or deleted, and whose members have not been notified of it yet. */
export async function mentorless(db: Database) {
  const rows = await db
    .selectFrom('project_teams')
    .leftJoin('mentors', 'mentors.id', 'project_teams.mentor_id')
    .select('project_teams.id')
    .where('state', 'in', CURRENT_TEAM_STATES)
    .where('mentor_gone_at', 'is', null)
    .where((eb) => eb.or([eb('mentors.id', 'is', null), eb('mentors.status', '<>', 'active')]))
    .limit(AT_ONCE)
    .execute()
  return idsOf(rows)
}

export async function mentorBack(db: Database) {
  const rows = await db
    .selectFrom('project_teams')
    .innerJoin('mentors', 'mentors.id', 'project_teams.mentor_id')
    .select('project_teams.id')
    .where('mentor_gone_at', 'is not', null)
    .where('mentors.status', '=', 'active')
    .limit(AT_ONCE)
    .execute()
  return idsOf(rows)
}

/**
 * Returns a query for members of forming or working teams who may no longer take part, because their guardian
 * has withdrawn the consent.
 */
export const membersWithoutConsent = (db: Database) =>
  db
    .selectFrom('project_members')
    .innerJoin('project_teams', 'project_teams.id', 'project_members.team_id')
    .innerJoin('learners', 'learners.id', 'project_members.learner_id')
    .select(['project_members.team_id', 'project_members.learner_id'])
    .where('project_members.left_at', 'is', null)
    .where('project_teams.state', 'in', ['forming', 'working'])
    .where('learners.is_minor', '=', 1)
    .where((eb) => eb.not(mayTakePart(eb)))
    .limit(AT_ONCE)
    .execute()

/** Ends applications, invitations and offers of teams that nobody has answered. */
export async function endRequestsBefore(db: Database, before: Instant, now: Instant) {
  await db
    .updateTable('project_requests')
    .set((eb) => ({ state: 'ended', answered_at: now, version: eb('version', '+', 1) }))
    .where('state', '=', 'waiting')
    .where('sent_at', '<', before)
    .execute()
  await db
    .updateTable('project_teams')
    .set((eb) => ({ offered_to: null, offered_at: null, version: eb('version', '+', 1) }))
    .where('offered_at', '<', before)
    .execute()
}
