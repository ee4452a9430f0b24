import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import {
  ALONE_DAYS,
  CLOSING_DAYS,
  DECISION_REMINDER_DAYS,
  QUIET_CLOSE_DAYS,
  QUIET_DAYS,
  REQUEST_DAYS,
} from '@mentor-connect/contract/work/projects/projectLimits'
import type { TeamState } from '@mentor-connect/contract/work/projects/projectRules'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { roomChanged } from '../../../kernel/rooms/roomChanges'
import { notifier, type NewEvent } from '../../../messages/notifications/notifier'
import { lockBrief } from '../briefs/briefs.repo'
import { countFreePlaces } from '../briefs/places.query'
import { lockTeamWithBrief } from '../teams/lockTeamWithBrief'
import { memberIds, updateTeam, type StoredTeam } from '../teams/teams.repo'
import { teamService } from '../teams/teams.service'
import {
  endRequestsBefore,
  membersWithoutConsent,
  mentorBack,
  mentorless,
  quietTeams,
  undecidedTeams,
  unremindedTeams,
  workingTeams,
} from './teamUpkeep.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

/**
 * Handles teams that need attention: inactive teams, teams of one person, and teams without a mentor. Minors
 * whose guardian has withdrawn the consent leave their teams.
 */
export async function keepUpTeams(dependencies: Dependencies, now: Date): Promise<void> {
  const { db } = dependencies
  const act = actsOn(dependencies)
  const quietSince = daysBefore(now, QUIET_DAYS)
  const closeSince = daysBefore(now, QUIET_CLOSE_DAYS)
  const aloneSince = daysBefore(now, ALONE_DAYS)
  const closingSince = daysBefore(now, CLOSING_DAYS)
  const remindBefore = daysBefore(now, DECISION_REMINDER_DAYS)

  const { leave } = teamService(dependencies)
  for (const { learner_id, team_id } of await membersWithoutConsent(db)) await leave(learner_id, team_id)

  const isDue = ({ state, asked_at }: StoredTeam) =>
    state === 'working' && asked_at !== null && asked_at < closeSince
  for (const id of await workingTeams(db, 'asked_at', closeSince)) await act(id, isDue, 'close-quiet')

  const isQuiet = ({ state, asked_at, last_active_at }: StoredTeam) =>
    state === 'working' && asked_at === null && last_active_at < quietSince
  for (const id of await quietTeams(db, quietSince)) await act(id, isQuiet, 'ask')

  const isAlone = ({ state, alone_since }: StoredTeam) =>
    state === 'working' && alone_since !== null && alone_since < aloneSince
  for (const id of await workingTeams(db, 'alone_since', aloneSince)) await act(id, isAlone, 'end')

  const isUndecided = ({ state, ended_at }: StoredTeam) =>
    state === 'closing' && ended_at !== null && ended_at < closingSince
  for (const id of await undecidedTeams(db, closingSince)) await act(id, isUndecided, 'end')

  const isUnreminded = ({ state, asked_at }: StoredTeam) => state === 'closing' && asked_at === null
  for (const id of await unremindedTeams(db, remindBefore)) await act(id, isUnreminded, 'remind')

  for (const id of await mentorless(db))
    await act(id, ({ mentor_gone_at }) => mentor_gone_at === null, 'tell')
  for (const id of await mentorBack(db))
    await act(id, ({ mentor_gone_at }) => mentor_gone_at !== null, 'forget')
}

type Upkeep = 'ask' | 'close-quiet' | 'end' | 'remind' | 'tell' | 'forget'

/** Returns a function that locks a team and acts on it, if the team still needs the action. */
function actsOn(dependencies: Dependencies) {
  const { db, clock } = dependencies
  const notifications = notifier(dependencies)

  async function close(tx: Tx, team: StoredTeam, state: TeamState) {
    await updateTeam(tx, team.id, { state, version: team.version + 1, ended_at: clock().toISOString() })
    const brief = team.brief_id === null ? undefined : await lockBrief(tx, team.brief_id)
    if (brief) await countFreePlaces(tx, brief)
    await roomChanged(tx, dependencies, 'project', team.id)
    await tell(tx, team, 'team-closed')
  }

  async function tell(tx: Tx, team: StoredTeam, kind: NewEvent['kind'], withMentor = true) {
    const mentor = withMentor && team.mentor_id !== null ? [team.mentor_id] : []
    const day = clock().toISOString().slice(0, 10)
    const people = [...(await memberIds(tx, team.id)), ...mentor]
    const events = people.map((to) => ({ kind, subject: team.id, to, key: `${team.id}:${day}:${to}` }))
    await notifications.recordAll(tx, events)
  }

  const ACTS: Record<Upkeep, (tx: Tx, team: StoredTeam) => Promise<void>> = {
    async ask(tx, team) {
      await updateTeam(tx, team.id, { asked_at: clock().toISOString() })
      await tell(tx, team, 'team-asked')
    },
    'close-quiet': (tx, team) => close(tx, team, 'quiet'),
    end: (tx, team) => close(tx, team, 'ended'),
    async remind(tx, { id, mentor_id }) {
      await updateTeam(tx, id, { asked_at: clock().toISOString() })
      const event = { kind: 'contributions-undecided', subject: id, key: id } as const
      if (mentor_id !== null) await notifications.record(tx, { ...event, to: mentor_id })
    },
    async tell(tx, team) {
      await updateTeam(tx, team.id, { mentor_gone_at: clock().toISOString() })
      await tell(tx, team, 'team-mentor-gone', false)
    },
    forget: (tx, team) => updateTeam(tx, team.id, { mentor_gone_at: null }),
  }

  return (teamId: string, isNeeded: (team: StoredTeam) => boolean, what: Upkeep) =>
    db.transaction().execute(async (tx) => {
      const { team } = await lockTeamWithBrief(tx, teamId)
      if (team && isNeeded(team)) await ACTS[what](tx, team)
    })
}

/** Ends applications, invitations and offers of teams that nobody has answered. */
export const endOldRequests = ({ db }: Pick<ApiDependencies, 'db'>, now: Date): Promise<void> =>
  endRequestsBefore(db, daysBefore(now, REQUEST_DAYS), now.toISOString())
