import type {
  Certificate,
  OwnCertificate,
  VerifiedCertificate,
} from '@mentor-connect/contract/learning/certificates'
import type { Selectable } from 'kysely'
import type { CertificatesTable } from '../../kernel/database/schema'
import { readProof } from './proofOfLearning'
import { statementOf } from './proofTexts'

/** Returns the public form of a certificate. */
export function presentCertificate(row: Selectable<CertificatesTable>): Certificate {
  const proof = readProof(row.proof_of_learning)
  return {
    _id: row.id,
    courseId: row.path_id ?? proof.project?.projectId ?? row.course_id,
    courseName: row.course_name,
    instructorName: row.instructor_name,
    learnerName: row.learner_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    language: row.language,
    ...proof,
  }
}

/** The public form of a certificate together with its wording, for the page where it is verified. */
export function presentVerified(row: Selectable<CertificatesTable>): VerifiedCertificate {
  const certificate = presentCertificate(row)
  const certified = { ...certificate, language: row.language, issuedAt: new Date(row.created_at) }
  return { ...certificate, statement: statementOf(certified, certificate) }
}

export function presentOwnCertificate(row: Selectable<CertificatesTable>): OwnCertificate {
  return { ...presentCertificate(row), userId: row.learner_id }
}
