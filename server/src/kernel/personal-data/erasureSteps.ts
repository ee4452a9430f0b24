import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Database } from '../database/schema'

/** The steps in which a learner is erased, in the order of the locks that they take. One domain registers each. */
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

/** The steps in which a mentor is erased, in the order of the locks that they take. One domain registers each. */
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

/** The account that is being erased, and what its steps leave for later ones. */
export interface Erasing {
  person: { id: string; role: Role; email: string }
  now: Date
  /** Tells whether the certificates of a learner can still be verified afterwards. */
  keepCertificates: boolean
  /** Ids of the courses that stay without their mentor. */
  coursesLeft: string[]
}

/**
 * A step of an erasure, in its transaction. `More` is the type of the lists of `server/src/api/account-data` that the step
 * fills, such as the cancelled sessions.
 */
export type ErasureStep<More = unknown> = (tx: Database, erasing: Erasing & More) => Promise<unknown>

export type LearnerSteps<More = unknown> = Record<(typeof LEARNER_STEPS)[number], ErasureStep<More>>
export type MentorSteps<More = unknown> = Record<(typeof MENTOR_STEPS)[number], ErasureStep<More>>
