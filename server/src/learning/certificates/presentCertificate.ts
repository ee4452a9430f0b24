import type { Certificate, OwnCertificate } from '@mentor-connect/contract/api/certificates'
import type { Selectable } from 'kysely'
import type { CertificatesTable } from '../../kernel/database/schema'
import { readProof } from './proofOfLearning'

/** The public form of a certificate. */
export function presentCertificate(row: Selectable<CertificatesTable>): Certificate {
  return {
    _id: row.id,
    courseId: row.course_id,
    courseName: row.course_name,
    instructorName: row.instructor_name,
    learnerName: row.learner_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...readProof(row.proof_of_learning),
  }
}

export function presentOwnCertificate(row: Selectable<CertificatesTable>): OwnCertificate {
  return { ...presentCertificate(row), userId: row.learner_id }
}
