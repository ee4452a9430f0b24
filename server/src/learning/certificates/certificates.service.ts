import type {
  CertificateVerdict,
  OwnCertificate,
  Revocation,
  VerifiedCertificate,
} from '@mentor-connect/contract/learning/certificates'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Selectable } from 'kysely'
import { errors } from '../../platform/http/errors'
import { certificateErrors } from '../certificateErrors'
import { courseErrors } from '../../courses/courseErrors'
import type { CertificatesTable, Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { presentCertificate, presentOwnCertificate, presentVerified } from './presentCertificate'
import { isEnrolled } from '../../courses/progress/progress.repo'
import { changeLanguage, findById, findReplacement, findTyped } from './certificates.repo'
import { certificateIssuing } from './certificateIssuing'
import type { CertificateText } from './certificatePdf'
import type { CredentialService } from './credential/credentials.service'
import { achievementUrl, verifyPath } from '../certificateAddresses'
import { readProof, type ProofOfLearning } from './proofOfLearning'
import { drawPdf } from './drawing/drawings'

type CertificateRow = Selectable<CertificatesTable>
type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'mails' | 'jobs'>

export interface Verification {
  verdict: CertificateVerdict
  /** Null unless the verdict is `verified`. */
  certificate: VerifiedCertificate | null
  revocation?: Revocation
}

interface CertificateFile {
  id: string
  pdf: Buffer
}

export function certificateService(dependencies: Dependencies, credentials: CredentialService) {
  const { db, clock, config } = dependencies
  const issuing = certificateIssuing(dependencies)

  async function draw(row: CertificateRow): Promise<CertificateFile> {
    if (row.revoked_at) throw certificateErrors.certificateRevoked()
    const credential = await credentials.credentialOf(row)
    return { id: row.id, pdf: await drawPdf(textOf(row, credential, config)) }
  }

  return {
    /**
     * Issues the certificate of a completed course, or returns the one that was issued before.
     *
     * @param given the proof that a new certificate states instead of the results in the course's quizzes and
     * tasks; ignored if the certificate was issued before
     */
    async issue(learnerId: string, courseId: string, given?: ProofOfLearning): Promise<CertificateFile> {
      const row = await db.transaction().execute(async (tx) => {
        if (!(await isEnrolled(tx, learnerId, courseId))) throw courseErrors.notEnrolled()
        return issuing.forCourse(tx, { learnerId, courseId, given })
      })
      return draw(row)
    },

    /** Returns a learner's certificate as a PDF. */
    async file(learnerId: string, id: string): Promise<CertificateFile> {
      const row = await findById(db, id)
      if (row?.learner_id !== learnerId) throw errors.notFound('Certificate')
      return draw(row)
    },

    /** Changes the language of a certificate, which keeps its id. */
    async changeLanguage(learnerId: string, id: string, language: Locale): Promise<OwnCertificate> {
      const now = clock().toISOString()
      const changed = await changeLanguage(db, { id, learnerId, language, now })
      const row = changed ?? (await findById(db, id))
      if (row?.learner_id !== learnerId) throw errors.notFound('Certificate')
      if (row.revoked_at) throw certificateErrors.certificateRevoked()
      return presentOwnCertificate(row)
    },

    /**
     * Verifies the proof and the status of a certificate. Returns the certificate only if both are valid.
     * @throws if the status could not be determined
     */
    async verify(givenId: string): Promise<Verification> {
      const row = await findTyped(db, givenId)
      if (!row) throw errors.notFound('Certificate')
      const verdict = await credentials.judge(row)
      if (verdict === 'unknown')
        throw new Error(`the status of certificate ${row.id} could not be determined`)
      const certificate = verdict === 'verified' && !row.revoked_at ? presentVerified(row) : null
      if (verdict !== 'revoked') return { verdict, certificate }
      return { verdict, certificate, revocation: await revocationOf(db, row) }
    },
  }
}

export type CertificateService = ReturnType<typeof certificateService>

/**
 * Returns the public facts about a revocation. The wording of the reason is only for the learner and for
 * operators.
 */
async function revocationOf(
  db: Database,
  { id, revoked_at, updated_at, revoked_code }: CertificateRow,
): Promise<Revocation> {
  const replacedBy = revoked_code === 'replaced' ? await findReplacement(db, id) : undefined
  return {
    revokedAt: revoked_at ?? updated_at,
    reason: null,
    reasonCode: revoked_code ?? 'withdrawn',
    ...(replacedBy && { replacedBy }),
  }
}

function textOf(row: CertificateRow, credential: string, config: { siteUrl: string }): CertificateText {
  return {
    id: row.id,
    learnerName: row.learner_name,
    courseName: row.course_name,
    courseUrl: achievementUrl(config, presentCertificate(row)),
    instructorName: row.instructor_name,
    issuedAt: new Date(row.created_at),
    credential,
    verifyUrl: config.siteUrl + verifyPath(row.id),
    language: row.language,
    proof: readProof(row.proof_of_learning),
  }
}
