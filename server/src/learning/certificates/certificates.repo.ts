import type { Earned } from '@mentor-connect/contract/learning/certificates'
import { DEFAULT_LOCALE, type Locale } from '@mentor-connect/contract/api/locales'
import type { Selectable } from 'kysely'
import { readProof, storedProof, type ProofOfLearning } from './proofOfLearning'
import { meantIds } from './certificateId'
import type { CertificatesTable, Database } from '../../kernel/database/schema'

type CertificateRow = Selectable<CertificatesTable>

export function findById(db: Database, id: string): Promise<CertificateRow | undefined> {
  return db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Finds a certificate by the id that a person has typed. */
export async function findTyped(db: Database, typed: string): Promise<CertificateRow | undefined> {
  const ids = meantIds(typed)
  const rows = await db.selectFrom('certificates').selectAll().where('id', 'in', ids).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])[0]
}

/** Finds the id of the certificate that has replaced this one. */
export async function findReplacement(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('certificates').select('id').where('replaces', '=', id).executeTakeFirst()
  return row?.id
}

/**
 * Returns a learner's certificates that are not revoked, latest first.
 *
 * @param ids limits the result to these certificates; by default, all are returned
 */
export async function validCertificates(
  db: Database,
  learnerId: string,
  ids?: string[],
): Promise<CertificateRow[]> {
  if (ids?.length === 0) return []
  const valid = db
    .selectFrom('certificates')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
  return (ids ? valid.where('id', 'in', ids) : valid).execute()
}

/**
 * Returns the value of the column `course_id` in a certificate of a skill path. The column is required, and
 * unique together with learner and edition. No id of a course contains a colon.
 */
export const pathKey = (pathId: string) => `path:${pathId}`

/** Returns the value of the column `course_id` in a certificate of a project. */
export const projectKey = (teamId: string) => `project:${teamId}`

/**
 * Finds the latest edition of a learner's certificate.
 *
 * @param courseId a course, or the key of a path or project
 */
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
    .orderBy('edition', 'desc')
    .executeTakeFirst()
}

/**
 * Returns the current names of learner, instructor and course. A certificate keeps them as they are on the
 * day of issue.
 */
export async function namesFor(db: Database, learnerId: string, courseId: string) {
  const row = await db
    .selectFrom('learners')
    .innerJoin('courses', (join) => join.onTrue())
    .innerJoin('mentors', 'mentors.id', 'courses.mentor_id')
    .select(['learners.name as learner', 'learners.certificate_name as learnerOnCertificates'])
    .select(['mentors.name as instructor', 'mentors.certificate_name as instructorOnCertificates'])
    .select(['courses.title as courseName', 'learners.language'])
    .where('learners.id', '=', learnerId)
    .where('courses.id', '=', courseId)
    .executeTakeFirstOrThrow()
  return {
    courseName: row.courseName,
    language: row.language ?? DEFAULT_LOCALE,
    learner: { name: row.learner, certificateName: row.learnerOnCertificates },
    instructor: { name: row.instructor, certificateName: row.instructorOnCertificates },
  }
}

/**
 * Returns the current names of the learner, the path and its mentor. The mentor is null if the platform made
 * the path.
 */
export async function pathNamesFor(db: Database, learnerId: string, pathId: string) {
  const row = await db
    .selectFrom('learners')
    .innerJoin('skill_paths', (join) => join.onTrue())
    .leftJoin('mentors', 'mentors.id', 'skill_paths.mentor_id')
    .select(['learners.name as learner', 'learners.certificate_name as learnerOnCertificates'])
    .select(['mentors.name as maker', 'mentors.certificate_name as makerOnCertificates'])
    .select(['skill_paths.title', 'skill_paths.slug', 'learners.language'])
    .where('learners.id', '=', learnerId)
    .where('skill_paths.id', '=', pathId)
    .executeTakeFirstOrThrow()
  return {
    title: row.title,
    slug: row.slug,
    language: row.language ?? DEFAULT_LOCALE,
    learner: { name: row.learner, certificateName: row.learnerOnCertificates },
    maker: row.maker === null ? null : { name: row.maker, certificateName: row.makerOnCertificates },
  }
}

/**
 * Returns the current names of a learner and of the mentor of a project. The mentor is null if the account
 * was deleted.
 */
export async function projectNamesFor(db: Database, learnerId: string, mentorId: string | null) {
  const row = await db
    .selectFrom('learners')
    .leftJoin('mentors', (join) => join.on('mentors.id', '=', mentorId ?? ''))
    .select(['learners.name as learner', 'learners.certificate_name as learnerOnCertificates'])
    .select(['mentors.name as mentor', 'mentors.certificate_name as mentorOnCertificates'])
    .select('learners.language')
    .where('learners.id', '=', learnerId)
    .executeTakeFirstOrThrow()
  return {
    language: row.language ?? DEFAULT_LOCALE,
    learner: { name: row.learner, certificateName: row.learnerOnCertificates },
    mentor: row.mentor === null ? null : { name: row.mentor, certificateName: row.mentorOnCertificates },
  }
}

/**
 * Tells whether one of these certificates was revoked without a replacement. In that case, no other
 * certificate is issued.
 */
export async function hasRevoked(db: Database, learnerId: string, courseIds: string[]): Promise<boolean> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('course_id', 'in', courseIds)
    .where('revoked_at', 'is not', null)
    .where((eb) => eb.or([eb('revoked_code', 'is', null), eb('revoked_code', '<>', 'replaced')]))
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the ids of a learner's valid certificates for these skill paths, by the id of the path. */
export async function certificatesOfPaths(
  db: Database,
  learnerId: string,
  pathIds: string[],
): Promise<Map<string, string>> {
  if (pathIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'path_id'])
    .where('learner_id', '=', learnerId)
    .where('course_id', 'in', pathIds.map(pathKey))
    .where('revoked_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, path_id }) => [path_id ?? '', id]))
}

/** Returns the ids of a learner's valid certificates for skill paths that have this course as a part. */
export async function pathCertificatesWith(
  db: Database,
  learnerId: string,
  courseId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'proof_of_learning'])
    .where('learner_id', '=', learnerId)
    .where('path_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute()
  const isPart = (stored: string | null) =>
    readProof(stored).path?.courses.some((course) => course.courseId === courseId)
  return rows.flatMap(({ id, proof_of_learning }) => (isPart(proof_of_learning) ? [id] : []))
}

export interface NewCertificate {
  id: string
  now: string
  learnerId: string
  /** The course, or the key of the path or project. */
  courseId: string
  pathId?: string
  edition: number
  proof: ProofOfLearning
  /** Undefined for a part of a path that was certified before this was recorded. */
  earned: Earned | undefined
  learnerName: string
  courseName: string
  instructorName: string
  language: Locale
}

/**
 * Inserts a certificate unless it exists. If two requests are concurrent, one inserts it, and both return the
 * same row.
 */
export async function insertOnce(db: Database, certificate: NewCertificate): Promise<CertificateRow> {
  const { id, now, learnerId, courseId } = certificate
  await db
    .insertInto('certificates')
    .values({
      id,
      learner_id: learnerId,
      course_id: courseId,
      path_id: certificate.pathId ?? null,
      edition: certificate.edition,
      proof_of_learning: storedProof(certificate.proof, certificate.earned),
      course_name: certificate.courseName,
      instructor_name: certificate.instructorName,
      learner_name: certificate.learnerName,
      language: certificate.language,
      created_at: now,
      updated_at: now,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.columns(['learner_id', 'course_id', 'edition']).doNothing())
    .execute()
  const issued = await findIssued(db, learnerId, courseId)
  if (!issued) throw new Error(`certificate of ${learnerId} for ${courseId} was not stored`)
  return issued
}

/**
 * Changes the language of a valid certificate. Removes the stored credential, because it must be signed
 * again. Returns undefined if the learner has no such certificate, or if it is in this language already.
 */
export function changeLanguage(
  db: Database,
  { id, learnerId, language, now }: { id: string; learnerId: string; language: Locale; now: string },
): Promise<CertificateRow | undefined> {
  return db
    .updateTable('certificates')
    .set({ language, credential: null, updated_at: now })
    .where('id', '=', id)
    .where('learner_id', '=', learnerId)
    .where('revoked_at', 'is', null)
    .where('language', '!=', language)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Returns the names of the courses and paths for which certificates were issued, by the id of the
 * certificate.
 */
export async function coursesOfCertificates(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'course_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, course_name }) => [id, course_name]))
}
