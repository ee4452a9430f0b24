import type { Consent, ConsentState } from '@mentor-connect/contract/admin/guardians'
import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { consentsWithLearners } from '../../accounts/people/age.repo'
import { cutPage, readCursor, ROWS_ASKED } from '../pageCursor'

/** A page of consents, longest waiting first. */
export async function consentPage(
  db: Database,
  { state = 'given', after }: { state?: ConsentState; after?: string },
): Promise<{ rows: Consent[]; next: string | null }> {
  let query = listed(db).where('state', '=', state).limit(ROWS_ASKED)
  const cursor = readCursor(after)
  if (cursor) query = query.where(sql<SqlBool>`(asked_at, learners.id) > (${cursor[0]}, ${cursor[1]})`)
  return cutPage(await query.execute(), (row) => [row.askedAt, row.learnerId])
}

export function findPresentConsent(db: Database, learnerId: string): Promise<Consent | undefined> {
  return listed(db).where('learners.id', '=', learnerId).executeTakeFirst()
}

const listed = (db: Database) => consentsWithLearners(db).select('learners.id as learnerId')
