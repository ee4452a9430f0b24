import { TEAM_SIZE_MIN } from '@mentor-connect/contract/work/projects/projectLimits'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { roomChanged } from '../../../kernel/rooms/roomChanges'
import { notifier, type NewEvent } from '../../../messages/notifications/notifier'
import type { Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { today } from '../../openings/openings.repo'
import type { StoredBrief } from '../briefs/briefs.repo'
import { countFreePlaces } from '../briefs/places.query'
import { projectErrors } from '../projectErrors'
import { leaveTeam } from './leave'
import { lockTeamWithBrief } from './lockTeamWithBrief'
import { writableTeam } from './teamAccess'
import { findMember, insertMilestones, memberIds, updateTeam, type StoredTeam } from './teams.repo'

/** Time in ms from the start of a week until the members are asked the weekly question. */
const CHECK_IN_AFTER_MS = 4 * DAY_MS

/** Starts and ends teams, and removes members. */
export function teamService(dependencies: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>) {
  const { db, clock } = dependencies
  const notifications = notifier(dependencies)

  /** Runs `work` with the locks of the brief, if it still exists, and of the team. */
  const inTurn = (teamId: string, work: (tx: Tx, team: StoredTeam, brief?: StoredBrief) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      const { team, brief } = await lockTeamWithBrief(tx, teamId)
      if (!team) throw errors.notFound('Team')
      return work(tx, team, brief)
    })

  const ofMentor = (mentorId: string, teamId: string, work: Parameters<typeof inTurn>[1]) =>
    inTurn(teamId, async (tx, team, brief) => {
      if (team.mentor_id !== mentorId) throw errors.notFound('Team')
      return work(tx, team, brief)
    })

  const tell = (tx: Tx, kind: NewEvent['kind'], team: StoredTeam, people: string[]) =>
    notifications.recordAll(
      tx,
      people.map((to) => ({ kind, subject: team.id, to, key: `${team.id}:${team.version}:${to}` })),
    )

  return {
    start: (mentorId: string, teamId: string, version: number) =>
      ofMentor(mentorId, teamId, async (tx, team, brief) => {
        if (team.version === version + 1 && team.state === 'working') return
        if (team.version !== version || team.state !== 'forming' || !brief)
          throw projectErrors.teamChanged(team.state)
        const members = await memberIds(tx, teamId)
        if (members.length < TEAM_SIZE_MIN) throw projectErrors.tooFew()
        const day = today(clock())
        const started_at = clock().toISOString()
        await updateTeam(tx, teamId, {
          state: 'working',
          version: version + 1,
          started_at,
          last_active_at: started_at,
          ends_on: daysAfter(day, team.weeks * 7),
          check_in_at: new Date(Date.parse(started_at) + CHECK_IN_AFTER_MS).toISOString(),
        })
        await insertMilestones(tx, teamId, brief, day)
        await countFreePlaces(tx, brief)
        await roomChanged(tx, dependencies, 'project', teamId)
        await tell(tx, 'team-started', team, members)
      }),

    /**
     * Ends the work of a team. If it is concluded, the members then describe each other's contributions; if
     * it is stopped, there is no evidence of the work.
     */
    end: (mentorId: string, teamId: string, version: number, how: 'conclude' | 'stop') =>
      ofMentor(mentorId, teamId, async (tx, team, brief) => {
        const state = how === 'conclude' ? 'closing' : 'ended'
        if (team.version === version + 1 && team.state === state) return
        const isPossible = team.state === 'working' || (how === 'stop' && team.state === 'forming')
        if (team.version !== version || !isPossible) throw projectErrors.teamChanged(team.state)
        const ended_at = clock().toISOString()
        await updateTeam(tx, teamId, { state, version: version + 1, ended_at, asked_at: null })
        if (brief) await countFreePlaces(tx, brief)
        if (team.started_at) await roomChanged(tx, dependencies, 'project', teamId)
        const kind = how === 'conclude' ? 'team-concluding' : 'team-closed'
        await tell(tx, kind, team, await memberIds(tx, teamId))
      }),

    remove: (
      mentorId: string,
      teamId: string,
      { learnerId, reason }: { learnerId: string; reason: string },
    ) =>
      ofMentor(mentorId, teamId, async (tx, team) => {
        const member = await findMember(tx, teamId, learnerId)
        if (!member) throw errors.notFound('Member')
        if (member.left_at !== null) return
        if (team.state !== 'forming' && team.state !== 'working') throw projectErrors.teamChanged(team.state)
        await leaveTeam(tx, dependencies, team, { learnerId, reason })
        await tell(tx, 'team-member-removed', team, [learnerId])
      }),

    leave: (learnerId: string, teamId: string) =>
      inTurn(teamId, async (tx, team) => {
        const member = await findMember(tx, teamId, learnerId)
        if (!member) throw errors.notFound('Team')
        if (member.left_at !== null) return
        if (team.state !== 'forming' && team.state !== 'working') throw projectErrors.teamChanged(team.state)
        await leaveTeam(tx, dependencies, team, { learnerId })
        if (team.mentor_id !== null) await tell(tx, 'team-member-left', team, [team.mentor_id])
      }),

    /** Records that the team goes on, so that it is not closed as inactive. */
    keep: (session: Session | null, teamId: string) =>
      db.transaction().execute(async (tx) => {
        await writableTeam(tx, session, teamId)
        await updateTeam(tx, teamId, { last_active_at: clock().toISOString(), asked_at: null })
      }),
  }
}
