import type { OwnCertificate } from '@mentor-connect/contract/learning/certificates'
import type { Database } from '../kernel/database/schema'
import {
  certificateIssuing,
  type IssuingDependencies,
  type CertifiedProject,
} from './certificates/certificateIssuing'
import { findIssued, projectKey } from './certificates/certificates.repo'
import { presentOwnCertificate } from './certificates/presentCertificate'

/**
 * Issues the certificate of a project, or returns the one that was issued before. The caller must hold the
 * lock of the account and must have checked that the mentor has confirmed the contribution.
 *
 * @throws ApiError `certificate_revoked`, `name_not_printable`
 */
export async function issueProjectCertificate(
  tx: Database,
  dependencies: IssuingDependencies,
  project: CertifiedProject,
): Promise<OwnCertificate> {
  return presentOwnCertificate(await certificateIssuing(dependencies).forProject(tx, project))
}

/** Returns the id of a learner's valid certificate for the work in a team. */
export async function projectCertificateOf(
  db: Database,
  { learnerId, teamId }: { learnerId: string; teamId: string },
): Promise<string | undefined> {
  const row = await findIssued(db, learnerId, projectKey(teamId))
  return row && !row.revoked_at ? row.id : undefined
}
