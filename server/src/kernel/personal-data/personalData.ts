import type { Role } from '@mentor-connect/contract/accounts/people'
import type { ApiDatabase, Database, Instant } from '../database/schema'
import type { LearnerSteps, MentorSteps } from './erasureSteps'

/**
 * The data that a domain stores about people. Each domain describes its own in `personalData.ts`, and its `domain.ts`
 * registers it. `More` is the type of the lists that its steps of an erasure fill.
 */
export interface PersonalData<More = unknown> {
  /** Everything about an account but credentials and secrets, by its name in the file. Long lists are async. */
  exported: (db: Database, account: ExportedAccount) => Promise<object>
  /** The domain's steps of an erasure. The order of all steps is in `erasureSteps.ts`. */
  erasure: { learner: Partial<LearnerSteps<More>>; mentor: Partial<MentorSteps<More>> }
  /** The tables with a column that names a person: the export and the erasure cover them. */
  tables: readonly (keyof ApiDatabase)[]
}

export interface ExportedAccount {
  id: string
  role: Role
  now: Instant
}
