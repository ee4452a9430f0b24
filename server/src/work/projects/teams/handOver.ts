import { randomUUID } from 'node:crypto'
import { keepAccount } from '../../../accounts/people/credentials.repo'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { roomChanged } from '../../../kernel/rooms/roomChanges'
import { notifier, type NewEvent } from '../../../messages/notifications/notifier'
import type { StoredBrief } from '../briefs/briefs.repo'
import { countFreePlaces } from '../briefs/places.query'
import { insertBriefOfTeam } from './briefOfTeam.repo'
import { lockTeamWithBrief } from './lockTeamWithBrief'
import { canWrite } from './teamAccess'
import { memberIds, updateTeam, type StoredTeam } from './teams.repo'

interface HandOver {
  teamId: string
  mentorId: string
  /** Throws if the locked team cannot be handed over. */
  check?: (team: StoredTeam) => Promise<void>
}

/**
 * Gives a team that works or is being concluded to another mentor. The team leaves its brief, which remains
 * with the former mentor. A working team gets a separate brief, which the new mentor can open to fill free
 * places. Returns false if there is no such team or mentor, or if the mentor already has the team.
 */
export async function handOverTeam(
  tx: Tx,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  { teamId, mentorId, check }: HandOver,
): Promise<boolean> {
  if (!(await keepAccount(tx, 'mentor', mentorId))) return false
  const { team, brief } = await lockTeamWithBrief(tx, teamId)
  if (!team || team.mentor_id === mentorId) return false
  await check?.(team)
  if (!canWrite(team)) return false
  await giveTo(tx, team, { mentorId, brief, now: dependencies.clock().toISOString() })
  if (brief) await countFreePlaces(tx, brief)
  await roomChanged(tx, dependencies, 'project', teamId)
  await notifier(dependencies).recordAll(tx, await eventsOf(tx, team, mentorId))
  return true
}

async function giveTo(
  tx: Tx,
  team: StoredTeam,
  { mentorId, brief, now }: { mentorId: string; brief: StoredBrief | undefined; now: string },
) {
  const brief_id = team.state === 'working' ? randomUUID() : null
  if (brief_id !== null) await insertBriefOfTeam(tx, team, { id: brief_id, mentorId, former: brief, now })
  await updateTeam(tx, team.id, {
    mentor_id: mentorId,
    brief_id,
    mentor_gone_at: null,
    offered_to: null,
    offered_at: null,
    version: team.version + 1,
    last_active_at: now,
    asked_at: null,
  })
}

async function eventsOf(tx: Tx, team: StoredTeam, mentorId: string): Promise<NewEvent[]> {
  const event = (kind: NewEvent['kind'], to: string) => ({
    kind,
    subject: team.id,
    to,
    key: `${team.id}:${team.version}:${to}`,
  })
  const people = [...(await memberIds(tx, team.id)), mentorId]
  return [
    ...people.map((to) => event('team-handed-over', to)),
    ...(team.mentor_id === null ? [] : [event('team-given-away', team.mentor_id)]),
  ]
}
