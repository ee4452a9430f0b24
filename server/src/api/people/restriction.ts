import type { Restriction } from '@mentor-connect/shared/rules/restrictionCodes'
import type { MentorsTable } from '../database/schema'

interface Account {
  /** Null of whom no operator has suspended. */
  suspendedAt: string | null
  /** Null of a learner. */
  mentorStatus: MentorsTable['status'] | null
}

/** Why a person may not take part; undefined of everybody who may. */
export function restrictionOf({ suspendedAt, mentorStatus }: Account): Restriction | undefined {
  if (suspendedAt !== null) return 'account_suspended'
  return mentorStatus === 'inactive' ? 'mentor_pending' : undefined
}
