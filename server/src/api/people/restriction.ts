import type { Restriction } from '@mentor-connect/contract/rules/restrictionCodes'
import type { MentorsTable } from '../database/schema'

interface Account {
  /** Null if the account is not suspended. */
  suspendedAt: string | null
  /** Null for a learner. */
  mentorStatus: MentorsTable['status'] | null
}

/** Why a person's access is restricted; undefined if it is not. */
export function restrictionOf({ suspendedAt, mentorStatus }: Account): Restriction | undefined {
  if (suspendedAt !== null) return 'account_suspended'
  return mentorStatus === 'inactive' ? 'mentor_pending' : undefined
}
