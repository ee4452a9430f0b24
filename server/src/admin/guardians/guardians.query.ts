import {
  CONSENT_SORTS,
  type Consent,
  type ConsentSort,
  type ConsentState,
} from '@mentor-connect/contract/admin/guardians'
import type { Database } from '../../kernel/database/schema'
import { consentsWithLearners } from '../../accounts/people/age.repo'
import { cutPage, inOrder, orderOf } from '../sortedPage'

/** Returns a page of consents, longest waiting first. */
export async function consentPage(
  db: Database,
  {
    state = 'given',
    sort = CONSENT_SORTS[0],
    after,
  }: { state?: ConsentState; sort?: ConsentSort; after?: string },
): Promise<{ rows: Consent[]; next: string | null }> {
  const order = orderOf(sort, { asked: { column: 'asked_at' } }, 'guardian_consents.learner_id')
  return cutPage(await inOrder(listed(db), order, after).where('state', '=', state).execute())
}

export function findPresentConsent(db: Database, learnerId: string): Promise<Consent | undefined> {
  return listed(db).where('learners.id', '=', learnerId).executeTakeFirst()
}

const listed = (db: Database) => consentsWithLearners(db).select('learners.id as learnerId')
