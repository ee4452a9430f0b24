import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import {
  ALONE_DAYS,
  QUIET_CLOSE_DAYS,
  QUIET_DAYS,
  REQUEST_DAYS,
} from '@mentor-connect/contract/work/projects/projectLimits'
import { CURRENT_TEAM_STATES, type TeamState } from '@mentor-connect/contract/work/projects/projectRules'
import type { Database, Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { roomChanged } from '../../../kernel/rooms/roomChanges'
import { notifier, type NewEvent } from '../../../messages/notifications/notifier'
import { lockBrief } from '../briefs/briefs.repo'
import { countFreePlaces } from '../briefs/places.query'
import { findTeam, lockTeam, memberIds, updateTeam, type StoredTeam } from '../teams/teams.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>

/** Teams that one run looks at for each reason. */
const AT_ONCE = 200

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

/** Looks after teams that nobody looks after: quiet ones, those of one person, and those without a mentor. */
export async function keepUpTeams(dependencies: Dependencies, now: Date): Promise<void> {
  const { db } = dependencies
  const act = actsOn(dependencies)
  const quietSince = daysBefore(now, QUIET_DAYS)
  const closeSince = daysBefore(now, QUIET_CLOSE_DAYS)
  const aloneSince = daysBefore(now, ALONE_DAYS)

  const isDue = ({ asked_at }: StoredTeam) => asked_at !== null && asked_at < closeSince
  for (const id of await workingTeams(db, 'asked_at', closeSince)) await act(id, isDue, 'close-quiet')

  const isQuiet = ({ asked_at, last_active_at }: StoredTeam) =>
    asked_at === null && last_active_at < quietSince
  for (const id of await quietTeams(db, quietSince)) await act(id, isQuiet, 'ask')

  const isAlone = ({ alone_since }: StoredTeam) => alone_since !== null && alone_since < aloneSince
  for (const id of await workingTeams(db, 'alone_since', aloneSince)) await act(id, isAlone, 'end')

  for (const id of await mentorless(db))
    await act(id, ({ mentor_gone_at }) => mentor_gone_at === null, 'tell')
  for (const id of await mentorBack(db))
    await act(id, ({ mentor_gone_at }) => mentor_gone_at !== null, 'forget')
}

type Upkeep = 'ask' | 'close-quiet' | 'end' | 'tell' | 'forget'

/** Returns a function that does something with a team if it still needs it when it is locked. */
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
    async tell(tx, team) {
      await updateTeam(tx, team.id, { mentor_gone_at: clock().toISOString() })
      await tell(tx, team, 'team-mentor-gone', false)
    },
    forget: (tx, team) => updateTeam(tx, team.id, { mentor_gone_at: null }),
  }

  return (teamId: string, isNeeded: (team: StoredTeam) => boolean, what: Upkeep) =>
    db.transaction().execute(async (tx) => {
      const briefId = (await findTeam(tx, teamId))?.brief_id
      if (briefId) await lockBrief(tx, briefId)
      const team = await lockTeam(tx, teamId)
      if (team && isNeeded(team)) await ACTS[what](tx, team)
    })
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

async function workingTeams(db: Database, column: 'asked_at' | 'alone_since', before: string) {
  const rows = await db
    .selectFrom('project_teams')
    .select('id')
    .where('state', '=', 'working')
    .where(column, '<', before)
    .limit(AT_ONCE)
    .execute()
  return idsOf(rows)
}

async function quietTeams(db: Database, before: string) {
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

/** Teams whose mentor is suspended or deleted, and whose members do not know it yet. */
async function mentorless(db: Database) {
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

async function mentorBack(db: Database) {
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

/** Ends applications and invitations that nobody has answered. */
export async function endOldRequests({ db }: Pick<ApiDependencies, 'db'>, now: Date): Promise<void> {
  await db
    .updateTable('project_requests')
    .set((eb) => ({ state: 'ended', answered_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where('state', '=', 'waiting')
    .where('sent_at', '<', daysBefore(now, REQUEST_DAYS))
    .execute()
}
