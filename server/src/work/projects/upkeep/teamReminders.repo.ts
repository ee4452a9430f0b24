import type { Database, Instant } from '../../../kernel/database/schema'

/** Maximum number of cards, milestones or teams that are handled in one transaction. */
export const AT_ONCE = 200

/**
 * Returns a query for cards that are due on a day, assigned and not done, and for which no reminder was sent.
 */
export const cardsDueOn = (db: Database, day: string) =>
  db
    .selectFrom('project_cards')
    .innerJoin('project_teams', 'project_teams.id', 'project_cards.team_id')
    .select(['project_cards.id', 'team_id', 'learner_id'])
    .where('project_cards.due_on', '=', day)
    .where('project_teams.state', '=', 'working')
    .where('list', '<>', 'done')
    .where('learner_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('reminded_on', 'is', null)
    .orderBy('project_cards.id')
    .limit(AT_ONCE)
    .execute()

export async function noteCardReminder(tx: Database, id: string, day: string) {
  await tx.updateTable('project_cards').set({ reminded_on: day }).where('id', '=', id).execute()
}

/**
 * Returns a query for milestones of working teams that are due by a day, and for which no reminder was sent.
 */
export const milestonesDueBy = (db: Database, day: string) =>
  db
    .selectFrom('project_milestones')
    .innerJoin('project_teams', 'project_teams.id', 'project_milestones.team_id')
    .select(['project_milestones.id', 'team_id'])
    .where('project_milestones.state', 'in', ['open', 'returned'])
    .where('project_milestones.due_on', '<=', day)
    .where('project_teams.state', '=', 'working')
    .where('reminded_at', 'is', null)
    .orderBy('team_id')
    .orderBy('position')
    .limit(AT_ONCE)
    .execute()

export async function noteMilestoneReminder(tx: Database, teamId: string, id: string, at: Instant) {
  await tx
    .updateTable('project_milestones')
    .set({ reminded_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute()
}

/** Returns a query for teams that are to be asked the weekly question. */
export const teamsToCheckIn = (db: Database, now: Instant) =>
  db
    .selectFrom('project_teams')
    .select('id')
    .where('state', '=', 'working')
    .where('check_in_at', '<=', now)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()

/** Returns the ids of the members who have answered the question of a week. */
export async function answeredIn(db: Database, teamId: string, week: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('project_check_ins')
    .select('learner_id')
    .where('team_id', '=', teamId)
    .where('week', '=', week)
    .execute()
  return new Set(rows.map(({ learner_id }) => learner_id))
}
