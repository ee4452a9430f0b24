import type { Locale } from '@mentor-connect/shared/contracts/locales'
import type { Role } from '@mentor-connect/shared/contracts/people'
import type { Instant } from './columnTypes'

export interface SessionsTable {
  /** SHA-256 of the cookie's value. */
  id_hash: string
  person_id: string
  role: Role
  created_at: Instant
  expires_at: Instant
  /** To within some minutes; null before its first use. */
  last_used_at: Instant | null
  /** For example `Firefox` and `Windows`; null when the browser does not say. */
  browser: string | null
  system: string | null
  /** The known device that it belongs to; null of sessions from before there were any. */
  device_id: string | null
}

/** A browser in which an account was signed in. One browser has a row for each account. */
export interface KnownDevicesTable {
  id: string
  /** SHA-256 of the device cookie's value. */
  secret_hash: string
  person_id: string
  created_at: Instant
  /** The last sign-in. */
  last_used_at: Instant
}

/** Failed guesses at one password: those from one known device, or those from everywhere else. */
export interface PasswordGuessesTable {
  /** `device:` and an id, or `account:` and a keyed hash of address and role: there need not be such an account. */
  subject: string
  failures: number
  /** Empty when the next guess is free. */
  blocked_until: Instant | ''
  last_failed_at: Instant
  /** When the owner was last told. */
  warned_at: Instant | null
}

/** A sign-up that waits for its code. Several may wait for one address; each has its own code and password. */
export interface SignupsTable {
  id: string
  email: string
  role: Role
  /** SHA-256 of the sign-up cookie's value: the code counts in the browser that asked for it. */
  secret_hash: string
  name: string
  password_hash: string
  otp_hash: string
  otp_sent_at: Instant
  otp_expires_at: Instant
  wrong_tries: number
  language: Locale | null
  /** The version of terms and privacy notice that was agreed to, and when. */
  consent_version: string | null
  consented_at: Instant | null
  created_at: Instant
  /** Of a mentor: what the form said besides, as JSON, until the code comes back. */
  application: string | null
  /** The network that it came from, hashed; null of sign-ups from before that was kept. */
  requester: string | null
}

/** A mailed link that proves an address to which somebody signs up. */
export interface SignUpLinksTable {
  /** SHA-256 of the token in the link. */
  token_hash: string
  email: string
  role: Role
  expires_at: Instant
}

/** Mails about sign-ups that one address was sent in one UTC hour. */
export interface SignUpMailsTable {
  email: string
  role: Role
  /** The network that asked for them, hashed; empty for all together. */
  requester: string
  /** `YYYY-MM-DDTHH` */
  hour: string
  mails: number
}

/** A mailed link that sets a new password. For an address without an account there is one too: nobody gets it. */
export interface PasswordResetsTable {
  /** SHA-256 of the token in the link. */
  token_hash: string
  email: string
  role: Role
  expires_at: Instant
}

/** A new address of an account that waits for the code which was mailed to it. */
export interface EmailChangesTable {
  person_id: string
  /** Lower-cased. */
  email: string
  /** Of an address that somebody else has, it matches no code. */
  code_hash: string
  wrong_tries: number
  requested_at: Instant
  expires_at: Instant
}

/** Links that one address asked for in one UTC hour. */
export interface PasswordResetRequestsTable {
  email: string
  role: Role
  /** `YYYY-MM-DDTHH` */
  hour: string
  requests: number
}

/** Code guesses of one address on one UTC day, whichever sign-up they were meant for. */
export interface OtpGuessesTable {
  email: string
  role: Role
  /** `YYYY-MM-DD` */
  day: string
  guesses: number
}

/** Which learner a person of the sign-in service is: all that is kept of that identity. */
export interface IdentityLinksTable {
  /** The service's id of the person. */
  subject: string
  learner_id: string
  created_at: Instant
}

/** Sessions of the sign-in service that were exchanged, for as long as their tokens could be shown again. */
export interface SpentSignInsTable {
  session_id: string
  spent_at: Instant
}
