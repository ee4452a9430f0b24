import type { GuardianConsentState } from '@mentor-connect/contract/trust/age'
import type { ChatRestriction, Restriction } from '@mentor-connect/contract/trust/restrictionCodes'
import type { Flag, MentorsTable } from '../../kernel/database/schema'

export interface Account {
  /** Null if the account is not suspended. */
  suspendedAt: string | null
  /** A mentor's status; null for a learner. */
  mentorStatus: MentorsTable['status'] | null
}

/** Returns the reason why a person's access is restricted; undefined if it is not. */
export function restrictionOf({ suspendedAt, mentorStatus }: Account): Restriction | undefined {
  if (suspendedAt !== null) return 'account_suspended'
  return mentorStatus === 'inactive' ? 'mentor_pending' : undefined
}

/** The facts that decide whether a learner may use chat. All of them are null for a mentor. */
export interface Age {
  isMinor: Flag | null
  guardianConsent: GuardianConsentState | null
}

/** Returns the reason why a person may not use chat; undefined if the person may. */
export function chatRestrictionOf(account: Account & Age): ChatRestriction | undefined {
  return restrictionOf(account) ?? (needsGuardian(account) ? 'guardian_consent_needed' : undefined)
}

/** Tells whether chat is closed to a learner until a guardian's consent is verified. */
const needsGuardian = ({ isMinor, guardianConsent }: Age) => isMinor === 1 && guardianConsent !== 'verified'
