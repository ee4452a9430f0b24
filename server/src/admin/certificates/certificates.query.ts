import type { AdminCertificate } from '@mentor-connect/contract/admin/certificates'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { matchingKeys } from '../../platform/database/wordIndex'
import { cutPage, readCursor, ROWS_ASKED } from '../pageCursor'
import { PEOPLE } from '../people/peopleIndex'
import { peopleWords } from '../people/peopleWords'

/** The certificate with the id `search`, or a page of those of learners who match every word, newest first. */
export async function certificatePage(
  db: Database,
  { search = '', after }: { search?: string; after?: string },
): Promise<{ rows: AdminCertificate[]; next: string | null }> {
  const exact = await findPresentCertificate(db, search.trim())
  if (exact) return { rows: [exact], next: null }
  const words = peopleWords(search)
  let query = certificates(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(ROWS_ASKED)
  if (words.length > 0) query = query.where(sql<SqlBool>`learner_id in ${matchingKeys(db, PEOPLE, words)}`)
  const cursor = readCursor(after)
  if (cursor) query = query.where(sql<SqlBool>`(created_at, id) < (${cursor[0]}, ${cursor[1]})`)
  return cutPage(await query.execute(), (row) => [row.issuedAt, row.id])
}

export function findPresentCertificate(db: Database, id: string): Promise<AdminCertificate | undefined> {
  return certificates(db).where('id', '=', id).executeTakeFirst()
}

/**
 * Certificates of deleted accounts are left out: only their bit in the status lists is kept, and they have no
 * course.
 */
const certificates = (db: Database) =>
  db
    .selectFrom('certificates')
    .select(['id', 'learner_id as learnerId', 'learner_name as learner', 'course_name as course'])
    .select(['instructor_name as instructor', 'created_at as issuedAt'])
    .select(['revoked_at as revokedAt', 'revoked_reason as revokedReason', 'revoked_code as revokedCode'])
    .select((eb) =>
      eb
        .selectFrom('certificates as later')
        .select('later.id')
        .whereRef('later.replaces', '=', 'certificates.id')
        .as('replacedBy'),
    )
    .where('course_id', '<>', '')
