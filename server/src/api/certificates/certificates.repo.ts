import type { Kysely, Selectable } from 'kysely'
import type { ApiDatabase, CertificatesTable } from '../database/schema'

type Database = Kysely<ApiDatabase>
type CertificateRow = Selectable<CertificatesTable>

export function findById(db: Database, id: string): Promise<CertificateRow | undefined> {
  return db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findIssued(
  db: Database,
  learnerId: string,
  courseId: string,
): Promise<CertificateRow | undefined> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
}

/** The current names, which the certificate keeps from its day of issue. */
export function namesFor(db: Database, learnerId: string, courseId: string) {
  return db
    .selectFrom('learners')
    .innerJoin('courses', (join) => join.onTrue())
    .innerJoin('mentors', 'mentors.id', 'courses.mentor_id')
    .select(['learners.name as learnerName', 'courses.title as courseName', 'mentors.name as instructorName'])
    .where('learners.id', '=', learnerId)
    .where('courses.id', '=', courseId)
    .executeTakeFirstOrThrow()
}

interface NewCertificate {
  id: string
  now: string
  learnerId: string
  courseId: string
  learnerName: string
  courseName: string
  instructorName: string
}

/** Of two concurrent requests one inserts, and both return the same row. */
export async function insertOnce(db: Database, certificate: NewCertificate): Promise<CertificateRow> {
  const { id, now, learnerId, courseId } = certificate
  await db
    .insertInto('certificates')
    .values({
      id,
      learner_id: learnerId,
      course_id: courseId,
      course_name: certificate.courseName,
      instructor_name: certificate.instructorName,
      learner_name: certificate.learnerName,
      created_at: now,
      updated_at: now,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.columns(['learner_id', 'course_id']).doNothing())
    .execute()
  const issued = await findIssued(db, learnerId, courseId)
  if (!issued) throw new Error(`certificate of ${learnerId} for ${courseId} was not stored`)
  return issued
}
