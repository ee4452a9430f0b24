import type { Role } from '@mentor-connect/contract/accounts/people'
import type { ApiDatabase, Database, Instant } from '../database/schema'
import type { LearnerSteps, MentorSteps } from './erasureSteps'

/**
 * The data that a domain stores about people. Each domain describes its data in `personalData.ts`, and its
 * `domain.ts` registers them. `More` is the type of the lists that the domain's erasure steps fill.
 */
export interface PersonalData<More = unknown> {
  /**
   * Returns everything about an account except credentials and secrets, by its name in the exported file.
   * Long lists are async.
   */
  exported: (db: Database, account: ExportedAccount) => Promise<object>
  /** The domain's steps of an erasure. The order of all steps is in `erasureSteps.ts`. */
  erasure: { learner: Partial<LearnerSteps<More>>; mentor: Partial<MentorSteps<More>> }
  /**
   * The domain's tables with a column that identifies a person. The export and the erasure must cover them.
   */
  tables: readonly (keyof ApiDatabase)[]
}

export interface ExportedAccount {
  id: string
  role: Role
  now: Instant
}
