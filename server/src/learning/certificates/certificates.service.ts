import type {
  CertificateVerdict,
  OwnCertificate,
  Revocation,
  VerifiedCertificate,
} from '@mentor-connect/contract/learning/certificates'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Selectable } from 'kysely'
import { errors } from '../../platform/http/errors'
import type { CertificatesTable, Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { recordActivity } from '../../courses/progress/activity.repo'
import { presentOwnCertificate, presentVerified } from './presentCertificate'
import { completionIn, isEnrolled } from '../../courses/progress/progress.repo'
import { newCertificateId } from './certificateId'
import {
  changeLanguage,
  findById,
  findIssued,
  findReplacement,
  findTyped,
  insertOnce,
  namesFor,
} from './certificates.repo'
import type { CertificateText } from './certificatePdf'
import type { CredentialService } from './credential/credentials.service'
import { certificateIssuedMail } from './certificate.mails'
import { courseUrl, shareUrl, verifyPath } from './certificateAddresses'
import { earnedIn } from './earned.query'
import { notifier } from '../../messages/notifications/notifier'
import { findPerson } from '../../accounts/people/person.repo'
import { undrawable } from '../../platform/typesetting/runs'
import { shownName } from './shownTexts'
import { proofOfCourse } from './proofOfCourse.query'
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

export function certificateService(
  { db, clock, config, mails, jobs }: Dependencies,
  credentials: CredentialService,
) {
  const notifications = notifier({ jobs, clock })

  async function congratulate(tx: Database, { id, ...row }: CertificateRow) {
    const learner = await findPerson(tx, 'user', row.learner_id)
    if (!learner) return
    const mail = certificateIssuedMail(learner, {
      courseName: row.course_name,
      learnerName: row.learner_name,
      verifyPath: verifyPath(id),
      shareUrl: shareUrl(config, id),
    })
    await mails.enqueue(tx, { key: `certificate-issued:${id}`, mail, personId: learner.id })
    await notifications.record(tx, { kind: 'certificate-issued', subject: id, to: learner.id, key: id })
  }

  return {
    /**
     * Issues the certificate of a completed course, or returns the one that was issued before.
     *
     * @param given the proof that a new certificate states instead of the results in the course's quizzes and
     * tasks; ignored if the certificate was issued before
     */
    async issue(
      learnerId: string,
      courseId: string,
      given?: ProofOfLearning,
    ): Promise<{ id: string; pdf: Buffer }> {
      const row = await db.transaction().execute(async (tx) => {
        await requireEnrolment(tx, learnerId, courseId)
        const issued = await findIssued(tx, learnerId, courseId)
        if (issued && issued.revoked_code !== 'replaced') return issued
        await requireCompletion(tx, learnerId, courseId)
        const id = newCertificateId()
        const now = clock().toISOString()
        const { learner, instructor, courseName, language } = await namesFor(tx, learnerId, courseId)
        const edition = (issued?.edition ?? 0) + 1
        const proof = given ?? (await proofOfCourse(tx, { learnerId, courseId }))
        const earned = await earnedIn(tx, courseId)
        const row = await insertOnce(tx, {
          id,
          now,
          learnerId,
          learnerName: printedName(learner.name, learner.certificateName),
          courseId,
          courseName,
          instructorName: instructorName(instructor.name, instructor.certificateName),
          edition,
          language,
          proof,
          earned,
        })
        if (row.id !== id) return row
        await recordActivity(tx, learnerId, [now])
        await congratulate(tx, row)
        return row
      })
      if (row.revoked_at) throw errors.certificateRevoked()
      const credential = await credentials.credentialOf(row)
      return { id: row.id, pdf: await drawPdf(textOf(row, credential, config)) }
    },

    /** Changes the language of a certificate, which keeps its id. */
    async changeLanguage(learnerId: string, id: string, language: Locale): Promise<OwnCertificate> {
      const now = clock().toISOString()
      const changed = await changeLanguage(db, { id, learnerId, language, now })
      const row = changed ?? (await findById(db, id))
      if (row?.learner_id !== learnerId) throw errors.notFound('Certificate')
      if (row.revoked_at) throw errors.certificateRevoked()
      return presentOwnCertificate(row)
    },

    /**
     * Checks the proof and the status of a certificate. Returns the certificate only if it is verified.
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

/** The public facts about a revocation. The wording of the reason is only for the learner and for operators. */
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

async function requireEnrolment(db: Database, learnerId: string, courseId: string) {
  if (!(await isEnrolled(db, learnerId, courseId))) throw errors.notEnrolled()
}

async function requireCompletion(db: Database, learnerId: string, courseId: string) {
  const { isComplete } = await completionIn(db, learnerId, courseId)
  if (!isComplete) throw errors.courseIncomplete()
}

/** The learner's name, or, if certificates cannot show it, the name that the learner has given for certificates. */
function printedName(name: string, certificateName: string | null): string {
  const shown = shownName(name) || shownName(certificateName ?? '')
  if (!shown) throw errors.nameNotPrintable(undrawable(name, 'display'))
  return shown
}

/**
 * The mentor's name, or, if certificates cannot show it, the name that the mentor has given for certificates.
 * If that cannot be shown either, the name stays as it is, for the check of the certificate.
 */
const instructorName = (name: string, certificateName: string | null): string =>
  shownName(name) ? name : shownName(certificateName ?? '') || name

function textOf(row: CertificateRow, credential: string, { siteUrl }: { siteUrl: string }): CertificateText {
  return {
    id: row.id,
    learnerName: row.learner_name,
    courseName: row.course_name,
    courseUrl: courseUrl({ siteUrl }, row.course_id),
    instructorName: row.instructor_name,
    issuedAt: new Date(row.created_at),
    credential,
    verifyUrl: siteUrl + verifyPath(row.id),
    language: row.language,
    proof: readProof(row.proof_of_learning),
  }
}
