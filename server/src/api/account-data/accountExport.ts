import type { Person } from '../../accounts/people/person.repo'
import type { Database, Instant } from '../../kernel/database/schema'
import { DOMAINS } from '../domains'

/**
 * Returns everything that the main API stores about a person, except credentials and secrets. Long lists are
 * async iterables.
 */
export async function accountOf(
  db: Database,
  { id, role }: Person,
  now: Instant,
): Promise<Record<string, unknown>> {
  const account = { role }
  for (const { personalData } of DOMAINS)
    Object.assign(account, await personalData.exported(db, { id, role, now }))
  return account
}

/** Tables with personal data: those of all domains, and those that belong to no domain. */
export const PERSONAL_TABLES: string[] = [
  ...DOMAINS.flatMap(({ personalData }) => personalData.tables),
  'files',
  'jobs',
  // Operators run the platform and are not its users.
  'operators',
]
