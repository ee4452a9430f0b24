import type { Role } from '@mentor-connect/contract/accounts/people'
import type { ApiDatabase, Database, Instant } from '../database/schema'

/**
 * The data that a domain stores about people. Each domain describes its own in `personalData.ts`;
 * `server/src/api/account-data` puts the descriptions together.
 */
export interface PersonalData {
  /** Everything about an account but credentials and secrets, by its name in the file. Long lists are async. */
  exported: (db: Database, account: ExportedAccount) => Promise<object>
  /**
   * The steps in which an account is erased, by name. `server/src/api/account-data/accountErasure.ts` takes those of all
   * domains in the order of their locks.
   */
  erasure: object
  /** The tables with a column that names a person: the export and the erasure cover them. */
  tables: readonly (keyof ApiDatabase)[]
}

export interface ExportedAccount {
  id: string
  role: Role
  now: Instant
}
