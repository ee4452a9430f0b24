import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { notifier, type NewEvent } from '../../../messages/notifications/notifier'
import { today } from '../../openings/openings.repo'
import { weekOf } from '../teams/presentTeam'
import { lockTeam, memberIds } from '../teams/teams.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>

const AT_ONCE = 200
/** Days before a milestone is due on which its team is reminded. */
const MILESTONE_DAYS = 2

/** Reminds members of cards and milestones that are due, and asks the question of the week. */
export async function remindTeams(dependencies: Dependencies, now: Date): Promise<void> {
  const { db } = dependencies
  const notifications = notifier(dependencies)
  for (const work of [dueCards, dueMilestones, checkIns])
    for (let count = AT_ONCE; count === AT_ONCE;)
      count = await db.transaction().execute(async (tx) => {
        const { found, events } = await work(tx, now)
        await notifications.recordAll(tx, events)
        return found
      })
}

interface Due {
  found: number
  events: NewEvent[]
}

async function dueCards(tx: Tx, now: Date): Promise<Due> {
  const day = today(now)
  const cards = await tx
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
  for (const { id } of cards)
    await tx.updateTable('project_cards').set({ reminded_on: day }).where('id', '=', id).execute()
  const events = cards.map(({ id, team_id: subject, learner_id }) => ({
    kind: 'card-due' as const,
    subject,
    to: learner_id!,
    key: `${id}:${day}`,
  }))
  return { found: cards.length, events }
}

async function dueMilestones(tx: Tx, now: Date): Promise<Due> {
  const milestones = await tx
    .selectFrom('project_milestones')
    .innerJoin('project_teams', 'project_teams.id', 'project_milestones.team_id')
    .select(['project_milestones.id', 'team_id'])
    .where('project_milestones.state', 'in', ['open', 'returned'])
    .where('project_milestones.due_on', '<=', daysAfter(today(now), MILESTONE_DAYS))
    .where('project_teams.state', '=', 'working')
    .where('reminded_at', 'is', null)
    .orderBy('team_id')
    .orderBy('position')
    .limit(AT_ONCE)
    .execute()
  const events: NewEvent[] = []
  for (const { id, team_id: subject } of milestones) {
    await tx
      .updateTable('project_milestones')
      .set({ reminded_at: now.toISOString() })
      .where('team_id', '=', subject)
      .where('id', '=', id)
      .execute()
    for (const to of await memberIds(tx, subject))
      events.push({ kind: 'milestone-due', subject, to, key: `${subject}:${id}:${to}` })
  }
  return { found: milestones.length, events }
}

async function checkIns(tx: Tx, now: Date): Promise<Due> {
  const teams = await tx
    .selectFrom('project_teams')
    .select(['id', 'check_in_at'])
    .where('state', '=', 'working')
    .where('check_in_at', '<=', now.toISOString())
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  const events: NewEvent[] = []
  for (const { id } of teams) {
    const team = await lockTeam(tx, id)
    const week = team && weekOf(team, now)
    if (!team?.check_in_at || week === undefined) continue
    await tx
      .updateTable('project_teams')
      .set({ check_in_at: nextTime(team.check_in_at, now) })
      .where('id', '=', id)
      .execute()
    const answered = await tx
      .selectFrom('project_check_ins')
      .select('learner_id')
      .where('team_id', '=', id)
      .where('week', '=', week)
      .execute()
    const done = new Set(answered.map(({ learner_id }) => learner_id))
    for (const to of await memberIds(tx, id))
      if (!done.has(to)) events.push({ kind: 'team-check-in', subject: id, to, key: `${id}:${week}:${to}` })
  }
  return { found: teams.length, events }
}

/** The same time a week later, after now: weeks in which the job did not run are not asked for any more. */
function nextTime(at: string, now: Date): string {
  const week = 7 * DAY_MS
  const passed = Math.floor((now.getTime() - Date.parse(at)) / week)
  return new Date(Date.parse(at) + (Math.max(0, passed) + 1) * week).toISOString()
}
