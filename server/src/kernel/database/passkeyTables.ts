import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Flag, Instant } from './columnTypes'

/** Passkeys of people. Those of operators are in `operator_passkeys`. */
export interface PasskeysTable {
  id: string
  /** The id that the authenticator has given it, base64url. */
  credential_id: string
  person_id: string
  role: Role
  name: string
  /** COSE key, base64url. */
  public_key: string
  /** Number of uses that the authenticator reports. If it decreases, that is only logged. */
  counter: number
  /** JSON list of the ways to reach the authenticator, as the browser has reported them. */
  transports: string
  /** 1 if there are copies on other devices. */
  is_synced: Flag
  created_at: Instant
  last_used_at: Instant | null
}

/** Challenges for authenticators to sign; each is valid once, and only in the browser that has asked for it. */
export interface PasskeyChallengesTable {
  challenge_hash: string
  browser_hash: string
  purpose: 'log-in' | 'prove' | 'register'
  /** Null for a log-in, where the passkey tells who the person is. */
  person_id: string | null
  expires_at: Instant
}

/** People whose password alone is not enough on a new device. */
export interface SecondFactorsTable {
  person_id: string
  role: Role
  created_at: Instant
  /** The time at which it ends because an operator was asked to end it; null if it does not. */
  ends_at: Instant | null
}

export interface RecoveryCodesTable {
  id: string
  person_id: string
  /** SHA-256 of the person and the code, which is long enough to be hashed quickly. */
  code_hash: string
  created_at: Instant
  used_at: Instant | null
}

/** Browsers in which the password was right and the second factor is missing. */
export interface SecondStepsTable {
  browser_hash: string
  person_id: string
  role: Role
  expires_at: Instant
}

export interface PasskeyTables {
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  second_steps: SecondStepsTable
}
