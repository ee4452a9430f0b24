import {
  CERTIFICATE_SORTS,
  type AdminCertificate,
  type CertificateSort,
  type CertificateView,
} from '@mentor-connect/contract/admin/certificates'
import { sql, type SqlBool } from 'kysely'
import { projectKey } from '../../learning/certificates/certificates.repo'
import type { Database } from '../../kernel/database/schema'
import { matchingKeys } from '../../platform/database/wordIndex'
import { PEOPLE } from '../people/peopleIndex'
import { peopleWords } from '../people/peopleWords'
import { cutPage, inOrder, orderOf } from '../sortedPage'

interface CertificateFilter {
  search?: string
  view?: CertificateView
  sort?: CertificateSort
  after?: string
}

/**
 * Returns the certificate whose id is `search`, or a page of certificates whose learners match every word of
 * `search`, newest first.
 */
export async function certificatePage(
  db: Database,
  { search = '', view = 'all', sort = CERTIFICATE_SORTS[0], after }: CertificateFilter,
): Promise<{ rows: AdminCertificate[]; next: string | null }> {
  const exact = await findPresentCertificate(db, search.trim())
  if (exact) return { rows: [exact], next: null }
  const words = peopleWords(search)
  const order = orderOf(sort, { issued: { column: 'created_at' } }, 'id')
  let query = inOrder(certificates(db), order, after)
  if (words.length > 0) query = query.where(sql<SqlBool>`learner_id in ${matchingKeys(db, PEOPLE, words)}`)
  if (view === 'valid') query = query.where('revoked_at', 'is', null)
  if (view === 'revoked') query = query.where('revoked_at', 'is not', null)
  return cutPage(await query.execute())
}

export function findPresentCertificate(db: Database, id: string): Promise<AdminCertificate | undefined> {
  return certificates(db).where('id', '=', id).executeTakeFirst()
}

/**
 * Selects certificates, except those of deleted accounts. Only the bits in the status lists are kept of
 * those, and they have no course.
 */
const certificates = (db: Database) =>
  db
    .selectFrom('certificates')
    .select(['id', 'learner_id as learnerId', 'learner_name as learner', 'course_name as course'])
    .select(['instructor_name as instructor', 'created_at as issuedAt'])
    .select('path_id as pathId')
    .select(sql<number>`case when course_id like ${projectKey('%')} then 1 else 0 end`.as('isProject'))
    .select(['revoked_at as revokedAt', 'revoked_reason as revokedReason', 'revoked_code as revokedCode'])
    .select((eb) =>
      eb
        .selectFrom('certificates as later')
        .select('later.id')
        .whereRef('later.replaces', '=', 'certificates.id')
        .as('replacedBy'),
    )
    .where('course_id', '<>', '')
