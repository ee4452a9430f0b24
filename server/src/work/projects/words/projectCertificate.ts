import type { OwnCertificate } from '@mentor-connect/contract/learning/certificates'
import { lockAccount } from '../../../accounts/people/credentials.repo'
import type { Database } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { issueProjectCertificate } from '../../../learning/projectCertificates'
import type { Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import { countApproved } from '../milestones/milestones.repo'
import { projectErrors } from '../projectErrors'
import { knownTeam } from '../teams/teamAccess'
import { findMember, lockTeam, type StoredTeam } from '../teams/teams.repo'

/**
 * Returns true if the project is over and the learner's contribution is confirmed, so that the decision is
 * final.
 */
export async function isCertifiable(db: Database, team: StoredTeam, learnerId: string): Promise<boolean> {
  if (team.state !== 'done' && team.state !== 'ended') return false
  const member = await findMember(db, team.id, learnerId)
  return member?.left_at === null && member.is_proven === 1
}

/** Issues the certificate of a learner for a project, or returns the one that was issued before. */
export function certifyProject(
  dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'mails' | 'jobs'>,
  session: Session,
  teamId: string,
): Promise<OwnCertificate> {
  return dependencies.db.transaction().execute(async (tx) => {
    const learnerId = session.personId
    await knownTeam(tx, session, teamId)
    if (!(await lockAccount(tx, 'user', learnerId))) throw errors.notFound('Team')
    const team = await lockTeam(tx, teamId)
    if (!team || !(await isCertifiable(tx, team, learnerId)))
      throw projectErrors.teamChanged(team?.state ?? 'ended')
    const { role } = (await findMember(tx, teamId, learnerId))!
    return issueProjectCertificate(tx, dependencies, {
      learnerId,
      teamId,
      mentorId: team.mentor_id,
      title: team.title,
      projectId: team.brief_id ?? team.id,
      role,
      weeks: team.weeks,
      milestones: await countApproved(tx, teamId),
    })
  })
}
