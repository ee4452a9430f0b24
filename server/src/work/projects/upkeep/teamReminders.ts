import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { notifier, type NewEvent } from '../../../messages/notifications/notifier'
import { today } from '../../openings/openings.repo'
import { weekOf } from '../teams/presentTeam.query'
import { lockTeam, memberIds, updateTeam } from '../teams/teams.repo'
import {
  answeredIn,
  AT_ONCE,
  cardsDueOn,
  milestonesDueBy,
  noteCardReminder,
  noteMilestoneReminder,
  teamsToCheckIn,
} from './teamReminders.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>

/** Number of days before the due day of a milestone on which its team is reminded. */
const MILESTONE_DAYS = 2

/** Reminds members of cards and milestones that are due, and asks the weekly question. */
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
  const cards = await cardsDueOn(tx, day)
  for (const { id } of cards) await noteCardReminder(tx, id, day)
  const events = cards.map(({ id, team_id: subject, learner_id }) => ({
    kind: 'card-due' as const,
    subject,
    to: learner_id!,
    key: `${id}:${day}`,
  }))
  return { found: cards.length, events }
}

async function dueMilestones(tx: Tx, now: Date): Promise<Due> {
  const milestones = await milestonesDueBy(tx, daysAfter(today(now), MILESTONE_DAYS))
  const events: NewEvent[] = []
  for (const { id, team_id: subject } of milestones) {
    await noteMilestoneReminder(tx, subject, id, now.toISOString())
    for (const to of await memberIds(tx, subject))
      events.push({ kind: 'milestone-due', subject, to, key: `${subject}:${id}:${to}` })
  }
  return { found: milestones.length, events }
}

async function checkIns(tx: Tx, now: Date): Promise<Due> {
  const teams = await teamsToCheckIn(tx, now.toISOString())
  const events: NewEvent[] = []
  for (const { id } of teams) {
    const team = await lockTeam(tx, id)
    const week = team && weekOf(team, now)
    if (!team?.check_in_at || week === undefined) continue
    await updateTeam(tx, id, { check_in_at: nextTime(team.check_in_at, now) })
    const done = await answeredIn(tx, id, week)
    for (const to of await memberIds(tx, id))
      if (!done.has(to)) events.push({ kind: 'team-check-in', subject: id, to, key: `${id}:${week}:${to}` })
  }
  return { found: teams.length, events }
}

/** Returns the next time after `now` on the same weekday. Weeks in which the job did not run are skipped. */
function nextTime(at: string, now: Date): string {
  const week = 7 * DAY_MS
  const passed = Math.floor((now.getTime() - Date.parse(at)) / week)
  return new Date(Date.parse(at) + (Math.max(0, passed) + 1) * week).toISOString()
}
