import type { Certificate } from '@mentor-connect/shared/contracts/certificates'
import type { Kysely, Selectable } from 'kysely'
import { randomBytes } from 'node:crypto'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase, CertificatesTable } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { completionOf } from '../learning/completion'
import { presentCertificate } from '../learning/presentCertificate'
import { isEnrolled, lessonPlaces, progressOf } from '../learning/progress.repo'
import { findById, findIssued, insertOnce, namesFor } from './certificates.repo'
import { renderCertificate } from './certificatePdf'

type Database = Kysely<ApiDatabase>
type Dependencies = Pick<ApiDependencies, 'db' | 'clock'> & { config: { siteUrl: string } }

const ID_BYTES = 16

export function certificateService({ db, clock, config }: Dependencies) {
  return {
    /** The certificate of a completed course: issued the first time, the same one ever after. */
    async issue(learnerId: string, courseId: string): Promise<{ id: string; pdf: Buffer }> {
      const row = await db.transaction().execute(async (tx) => {
        await requireEnrolment(tx, learnerId, courseId)
        const issued = await findIssued(tx, learnerId, courseId)
        if (issued) return issued
        await requireCompletion(tx, learnerId, courseId)
        return insertOnce(tx, {
          id: randomBytes(ID_BYTES).toString('base64url'),
          now: clock().toISOString(),
          learnerId,
          courseId,
          ...(await namesFor(tx, learnerId, courseId)),
        })
      })
      if (row.revoked_at) throw errors.forbidden()
      return { id: row.id, pdf: await render(row, config.siteUrl) }
    },

    /** What the public may know of a certificate. A revoked one is answered like one that never was. */
    async verify(givenId: string): Promise<Certificate> {
      const row = await findById(db, givenId.trim())
      if (!row || row.revoked_at) throw errors.notFound('Certificate')
      return presentCertificate(row)
    },
  }
}

async function requireEnrolment(db: Database, learnerId: string, courseId: string) {
  if (!(await isEnrolled(db, learnerId, courseId))) throw errors.notEnrolled()
}

async function requireCompletion(db: Database, learnerId: string, courseId: string) {
  const lessons = await lessonPlaces(db, courseId)
  const progress = await progressOf(db, learnerId, courseId)
  if (!completionOf(lessons, progress).isComplete) throw errors.courseIncomplete()
}

function render(row: Selectable<CertificatesTable>, siteUrl: string): Promise<Buffer> {
  return renderCertificate({
    id: row.id,
    learnerName: row.learner_name,
    courseName: row.course_name,
    instructorName: row.instructor_name,
    issuedAt: new Date(row.created_at),
    verifyUrl: `${siteUrl}/verify-certificate?certificateId=${row.id}`,
  })
}
