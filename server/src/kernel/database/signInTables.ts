import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Generated } from 'kysely'
import type { Instant } from './columnTypes'

export interface SessionsTable {
  /** SHA-256 of the cookie's value. */
  id_hash: string
  person_id: string
  role: Role
  created_at: Instant
  expires_at: Instant
  /** Exact to some minutes; null before the first use. */
  last_used_at: Instant | null
  /** For example `Firefox` and `Windows`; null if the user agent is unknown. */
  browser: string | null
  system: string | null
  /** The known device that the session belongs to; null for sessions older than known devices. */
  device_id: string | null
}

/** How many people have used their account in a period. */
export interface ActivePeopleTable {
  unit: 'day' | 'week' | 'month'
  /** Its first day, in the product's time zone. */
  period: string
  role: Role
  people: number
}

/** When an account was last used, and how far the deletion of an unused one is. */
export interface AccountUseTable {
  person_id: string
  role: Role
  /** Exact to some minutes. */
  last_used_at: Instant
  /** How many mails about the deletion were sent since then. */
  warned: Generated<number>
  /** When it is deleted, once the owner was told. */
  erase_at: Instant | null
  /** Since when it is kept whatever its use, by which operator and why. */
  held_at: Instant | null
  held_by: string | null
  held_reason: string | null
}

/** A mail that an operator sends to many people. */
export interface NoticesTable {
  name: string
  /** Hash of the text. */
  sha256: string
  begun_at: Instant
}

export interface NoticePeopleTable {
  notice: string
  person_id: string
  queued_at: Instant
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

/** Failed guesses at one password, either from one known device or from everywhere else. */
export interface PasswordGuessesTable {
  /** `device:` and an id, or `account:` and a keyed hash of address and role, also for accounts that do not exist. */
  subject: string
  failures: number
  /** Empty when the next guess is free. */
  blocked_until: Instant | ''
  last_failed_at: Instant
  /** When the owner was last warned. */
  warned_at: Instant | null
}

/** A pending sign-up. An address may have several, each with its own code and password. */
export interface SignupsTable {
  id: string
  email: string
  role: Role
  /** SHA-256 of the sign-up cookie's value: the code is valid in the browser that requested it. */
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
  /** The remaining fields of a mentor's form, as JSON. */
  application: string | null
  /** The hashed network of the requester; null for older sign-ups. */
  requester: string | null
  /** Only of a learner, if it was stated. */
  birth_year: number | null
  /** Only of a learner, if it was given. */
  certificate_name: string | null
}

/** A mailed link that proves the address of a sign-up. */
export interface SignUpLinksTable {
  /** SHA-256 of the token in the link. */
  token_hash: string
  email: string
  role: Role
  expires_at: Instant
}

/** Sign-up mails sent to one address in one UTC hour. */
export interface SignUpMailsTable {
  email: string
  role: Role
  /** The requester's network, hashed; empty for the total of all networks. */
  requester: string
  /** `YYYY-MM-DDTHH` */
  hour: string
  mails: number
}

/** A mailed link that sets a new password. An address without an account gets a row too, whose link is never mailed. */
export interface PasswordResetsTable {
  /** SHA-256 of the token in the link. */
  token_hash: string
  email: string
  role: Role
  expires_at: Instant
}

/** A pending change of an account's address, to be confirmed by a mailed code. */
export interface EmailChangesTable {
  person_id: string
  /** Lower-cased. */
  email: string
  /** Matches no code if the address belongs to somebody else. */
  code_hash: string
  wrong_tries: number
  requested_at: Instant
  expires_at: Instant
}

/** Links requested for one address in one UTC hour. */
export interface PasswordResetRequestsTable {
  email: string
  role: Role
  /** `YYYY-MM-DDTHH` */
  hour: string
  requests: number
}

/** Attempts at codes for one address on one UTC day, over all its sign-ups. */
export interface OtpGuessesTable {
  email: string
  role: Role
  /** `YYYY-MM-DD` */
  day: string
  guesses: number
}

/** Links an identity of the sign-in service to a learner; nothing else of the identity is stored. */
export interface IdentityLinksTable {
  /** The service's id of the person. */
  subject: string
  learner_id: string
  created_at: Instant
}

/** Exchanged sessions of the sign-in service, stored until their tokens have expired. */
export interface SpentSignInsTable {
  session_id: string
  spent_at: Instant
}

/** Links an identity at an OpenID Connect provider to a learner; nothing else of the identity is stored. */
export interface OpenIdLinksTable {
  issuer: string
  /** The provider's id of the person, unique at this issuer only. */
  subject: string
  learner_id: string
  created_at: Instant
}

/** Sign-ins at the provider that a browser has started. */
export interface OpenIdAttemptsTable {
  state_hash: string
  /** Hash of the cookie of the browser that started it. */
  browser_hash: string
  nonce: string
  /** The secret of PKCE (RFC 7636). */
  verifier: string
  expires_at: Instant
}
