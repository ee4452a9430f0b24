import type { Certificate, CertificateVerdict, Revocation } from '@mentor-connect/contract/api/certificates'
import type { Kysely, Selectable } from 'kysely'
import { randomBytes } from 'node:crypto'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase, CertificatesTable } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { recordActivity } from '../course-data/activity.repo'
import { presentCertificate } from '../course-data/presentCertificate'
import { completionIn, isEnrolled } from '../course-data/progress.repo'
import { findById, findIssued, insertOnce, namesFor } from './certificates.repo'
import type { CertificateText } from './certificatePdf'
import type { CredentialService } from './credential/credentials.service'
import { certificateIssuedMail } from './certificate.mails'
import { shareUrl, verifyPath } from './certificateAddresses'
import { notifier } from '../notifications/notifier'
import { findPerson } from '../people/person.repo'
import { undrawable } from '../../platform/typesetting/runs'
import { drawPdf } from './drawing/drawings'

type Database = Kysely<ApiDatabase>
type CertificateRow = Selectable<CertificatesTable>
type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'mails' | 'jobs'>

export interface Verification {
  verdict: CertificateVerdict
  /** Null unless it is verified. */
  certificate: Certificate | null
  revocation?: Revocation
}

const ID_BYTES = 16

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
    /** The certificate of a completed course: issued once, then always the same one. */
    async issue(learnerId: string, courseId: string): Promise<{ id: string; pdf: Buffer }> {
      const row = await db.transaction().execute(async (tx) => {
        await requireEnrolment(tx, learnerId, courseId)
        const issued = await findIssued(tx, learnerId, courseId)
        if (issued) return issued
        await requireCompletion(tx, learnerId, courseId)
        const id = randomBytes(ID_BYTES).toString('base64url')
        const now = clock().toISOString()
        const names = await namesFor(tx, learnerId, courseId)
        requirePrintable(names.learnerName)
        const row = await insertOnce(tx, { id, now, learnerId, courseId, ...names })
        if (row.id !== id) return row
        await recordActivity(tx, learnerId, [now])
        await congratulate(tx, row)
        return row
      })
      if (row.revoked_at) throw errors.forbidden()
      const credential = await credentials.credentialOf(row)
      return { id: row.id, pdf: await drawPdf(textOf(row, credential, config.siteUrl)) }
    },

    /**
     * Checks the proof and the status of a certificate. Returns the certificate only if it is verified.
     * @throws if the status could not be determined
     */
    async verify(givenId: string): Promise<Verification> {
      const row = await findById(db, givenId.trim())
      if (!row) throw errors.notFound('Certificate')
      const verdict = await credentials.judge(row)
      if (verdict === 'unknown')
        throw new Error(`the status of certificate ${row.id} could not be determined`)
      const certificate = verdict === 'verified' && !row.revoked_at ? presentCertificate(row) : null
      return { verdict, certificate, ...(verdict === 'revoked' && { revocation: revocationOf(row) }) }
    },
  }
}

export type CertificateService = ReturnType<typeof certificateService>

function revocationOf({ revoked_at, updated_at, revoked_reason }: CertificateRow): Revocation {
  return { revokedAt: revoked_at ?? updated_at, reason: revoked_reason }
}

async function requireEnrolment(db: Database, learnerId: string, courseId: string) {
  if (!(await isEnrolled(db, learnerId, courseId))) throw errors.notEnrolled()
}

async function requireCompletion(db: Database, learnerId: string, courseId: string) {
  const { isComplete } = await completionIn(db, learnerId, courseId)
  if (!isComplete) throw errors.courseIncomplete()
}

/** A name without some of its letters would be another name: it is not printed at all. */
function requirePrintable(name: string) {
  const missing = undrawable(name, 'display')
  if (missing.length > 0) throw errors.nameNotPrintable(missing)
}

function textOf(row: CertificateRow, credential: string, siteUrl: string): CertificateText {
  return {
    id: row.id,
    learnerName: row.learner_name,
    courseName: row.course_name,
    instructorName: row.instructor_name,
    issuedAt: new Date(row.created_at),
    credential,
    verifyUrl: siteUrl + verifyPath(row.id),
  }
}
