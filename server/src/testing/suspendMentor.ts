import { insertSanction } from '../accounts/people/sanctions.repo'
import type { TestApp } from './testApp'

/** Suspends a mentor, as an operator does. */
export const suspendMentor = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, id: string) =>
  insertSanction(db, {
    person: { id, role: 'mentor' },
    kind: 'suspension',
    reason: 'Spam',
    by: 'root',
    now: clock().toISOString(),
  })
