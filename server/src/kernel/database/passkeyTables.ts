import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Flag, Instant } from './columnTypes'

/** Passkeys of people. Those of operators are in `operator_passkeys`. */
export interface PasskeysTable {
  id: string
  /** Id of the credential, base64url, which the authenticator has generated. */
  credential_id: string
  person_id: string
  role: Role
  name: string
  /** COSE key, base64url. */
  public_key: string
  /** Number of uses that the authenticator reports. If it decreases, this is only logged. */
  counter: number
  /** JSON list of the transports of the authenticator, as the browser has reported them. */
  transports: string
  /** 1 if the passkey is synced to other devices. */
  is_synced: Flag
  created_at: Instant
  last_used_at: Instant | null
}

/** Challenges for authenticators to sign; each is valid once, and only in the browser that has asked for it. */
export interface PasskeyChallengesTable {
  challenge_hash: string
  browser_hash: string
  purpose: 'log-in' | 'prove' | 'register'
  /** Null for a log-in, because only the passkey identifies the person. */
  person_id: string | null
  expires_at: Instant
}

/** People who need a second factor besides the password on a new device. */
export interface SecondFactorsTable {
  person_id: string
  role: Role
  created_at: Instant
  /**
   * The time at which the second factor is turned off because an operator was asked to do so; null if it
   * stays on.
   */
  ends_at: Instant | null
}

export interface RecoveryCodesTable {
  id: string
  person_id: string
  /** SHA-256 of the person and the code. A fast hash is sufficient, because the code is long. */
  code_hash: string
  created_at: Instant
  used_at: Instant | null
}

/** Browsers that have sent the right password, but not yet the second factor. */
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
