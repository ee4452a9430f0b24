import type { TEAM_VIEWERS } from '@mentor-connect/contract/work/projects/teams'
import { keepAccount } from '../../../accounts/people/credentials.repo'
import type { Database } from '../../../kernel/database/schema'
import type { Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { projectErrors } from '../projectErrors'
import { findMember, findTeam, lockTeam, type StoredTeam } from './teams.repo'

export type TeamViewer = (typeof TEAM_VIEWERS)[number]

export interface OpenTeam {
  team: StoredTeam
  viewer: TeamViewer
  personId: string
}

/** Returns true if people can still make changes in a team. */
export const canWrite = ({ state }: StoredTeam) => state === 'working' || state === 'closing'

/**
 * Finds a team in which the caller is or was a member, or which the caller guides. Former members can read
 * only data about themselves.
 *
 * @throws ApiError `not_found` for everybody else, `guardian_consent_needed` while a guardian does not agree
 */
export async function knownTeam(db: Database, session: Session | null, teamId: string): Promise<OpenTeam> {
  return opened(db, session, await findTeam(db, teamId))
}

/**
 * Finds a team whose content the caller may read as a current member or as its mentor.
 *
 * @throws ApiError `not_found` for everybody else, `guardian_consent_needed` while a guardian does not agree
 */
export async function readableTeam(db: Database, session: Session | null, teamId: string): Promise<OpenTeam> {
  const found = await knownTeam(db, session, teamId)
  if (found.viewer === 'former') throw errors.notFound('Team')
  return found
}

/**
 * Finds a team like `readableTeam` and locks it, for a change by a current member or the mentor.
 *
 * @throws ApiError `forbidden` for former members, `edit_conflict` if the team is over or has not started
 */
export async function writableTeam(tx: Database, session: Session | null, teamId: string): Promise<OpenTeam> {
  // The account is locked before the team, because the deletion of an account uses the same order.
  if (session?.role === 'user') await keepAccount(tx, 'user', session.personId)
  const found = await opened(tx, session, await lockTeam(tx, teamId))
  if (found.viewer === 'former') throw errors.forbidden()
  if (!canWrite(found.team)) throw projectErrors.teamChanged(found.team.state)
  return found
}

async function opened(
  db: Database,
  session: Session | null,
  team: StoredTeam | undefined,
): Promise<OpenTeam> {
  if (!session) throw errors.unauthenticated()
  if (session.chatRestriction === 'guardian_consent_needed') throw errors.guardianConsentNeeded()
  const viewer = team && (await viewerOf(db, session, team))
  if (!team || !viewer) throw errors.notFound('Team')
  return { team, viewer, personId: session.personId }
}

async function viewerOf(
  db: Database,
  { personId, role, isActiveMentor }: Session,
  team: StoredTeam,
): Promise<TeamViewer | undefined> {
  if (role === 'mentor') return team.mentor_id === personId && isActiveMentor ? 'mentor' : undefined
  const member = await findMember(db, team.id, personId)
  return member && (member.left_at === null ? 'member' : 'former')
}
