import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Database } from '../database/schema'

/**
 * The steps in which a learner's account is erased, in the order in which they take locks. Exactly one domain
 * registers each step.
 */
export const LEARNER_STEPS = [
  'courses',
  'certificates',
  'course-posts',
  'community',
  'sessions',
  'sign-ins',
  'mentorships',
  'work',
  'paths',
  'account',
] as const

/**
 * The steps in which a mentor's account is erased, in the order in which they take locks. Exactly one domain
 * registers each step.
 */
export const MENTOR_STEPS = [
  'community',
  'sessions',
  'sign-ins',
  'mentorships',
  'unused-courses',
  'work',
  'profile',
  'hours',
  'blocks',
  'paths',
  'courses-left',
  'account',
  'courses-kept',
  'access',
] as const

/** The account that is being erased, and the results of its steps that later steps use. */
export interface Erasing {
  person: { id: string; role: Role; email: string }
  now: Date
  /** True if the certificates of a learner must remain verifiable after the erasure. */
  keepCertificates: boolean
  /** Ids of the courses that are kept after their mentor was erased. */
  coursesLeft: string[]
}

/**
 * A step of an erasure, which runs in the erasure's transaction. `More` is the type of the lists of
 * `server/src/api/account-data` that the step fills, such as the cancelled sessions.
 */
export type ErasureStep<More = unknown> = (tx: Database, erasing: Erasing & More) => Promise<unknown>

export type LearnerSteps<More = unknown> = Record<(typeof LEARNER_STEPS)[number], ErasureStep<More>>
export type MentorSteps<More = unknown> = Record<(typeof MENTOR_STEPS)[number], ErasureStep<More>>
