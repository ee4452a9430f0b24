import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { ColumnType, Generated } from 'kysely'
import type { Instant } from './columnTypes'

export interface SessionsTable {
  /** SHA-256 of the cookie's value. */
  id_hash: string
  person_id: string
  role: Role
  created_at: Instant
  expires_at: Instant
  /** Accurate to some minutes; null before the first use. */
  last_used_at: Instant | null
  /** For example `Firefox` and `Windows`; null if the user agent is unknown. */
  browser: string | null
  system: string | null
  /** The known device that the session belongs to; null for sessions older than known devices. */
  device_id: string | null
  /**
   * The time at which the owner last verified his or her identity in this session, before a change of
   * passkeys; null if never.
   */
  proved_at: ColumnType<Instant | null, Instant | null | undefined>
}

/** Number of people who have used their account in a period. */
export interface ActivePeopleTable {
  unit: 'day' | 'week' | 'month'
  /** The first day of the period, in the product's time zone. */
  period: string
  role: Role
  people: number
}

/** The time at which an account was last used, and the progress of its deletion if it is unused. */
export interface AccountUseTable {
  person_id: string
  role: Role
  /** Accurate to some minutes. */
  last_used_at: Instant
  /** Number of mails about the deletion that were sent since the last use. */
  warned: Generated<number>
  /** The time at which the account is deleted; null until the owner has been told. */
  erase_at: Instant | null
  /**
   * The time at which an operator put the account on hold, so that it is not deleted while it is unused. This
   * column and the next two, the operator and the reason, are null if the account is not on hold.
   */
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

/** A browser in which somebody has signed in to an account. One browser has a row for each account. */
export interface KnownDevicesTable {
  id: string
  /** SHA-256 of the device cookie's value. */
  secret_hash: string
  person_id: string
  created_at: Instant
  /** The time at which somebody last signed in to the account in this browser. */
  last_used_at: Instant
}

/** Wrong passwords for one account, counted separately for each known device and together for all other devices. */
export interface PasswordGuessesTable {
  /**
   * `device:` and the id of a device, or `account:` and a keyed hash of address and role. The account need
   * not exist.
   */
  subject: string
  failures: number
  /** The time until which further guesses are refused; empty if the next guess is allowed. */
  blocked_until: Instant | ''
  last_failed_at: Instant
  /** The time at which the owner of the account was last warned. */
  warned_at: Instant | null
}

/** A pending sign-up. An address may have several, each with its own code and password. */
export interface SignupsTable {
  id: string
  email: string
  role: Role
  /** SHA-256 of the sign-up cookie's value. The code is only valid in the browser that requested it. */
  secret_hash: string
  name: string
  password_hash: string
  otp_hash: string
  otp_sent_at: Instant
  otp_expires_at: Instant
  wrong_tries: number
  language: Locale | null
  /**
   * The version of the terms and privacy notice to which the person has agreed. The next column has the time.
   */
  consent_version: string | null
  consented_at: Instant | null
  created_at: Instant
  /** The remaining fields of a mentor's form, as JSON. */
  application: string | null
  /** The hashed network of the requester; null for older sign-ups. */
  requester: string | null
  /** Only set if a learner has stated the year of birth. */
  birth_year: number | null
  /** Only set if a learner has given a name for certificates. */
  certificate_name: string | null
}

/** A mailed link that confirms the address of a sign-up. */
export interface SignUpLinksTable {
  /** SHA-256 of the token in the link. */
  token_hash: string
  email: string
  role: Role
  expires_at: Instant
}

/** Number of sign-up mails sent to one address in one UTC hour. */
export interface SignUpMailsTable {
  email: string
  role: Role
  /** Hash of the requester's network; empty in the row that counts all networks. */
  requester: string
  /** `YYYY-MM-DDTHH` */
  hour: string
  mails: number
}

/** A mailed link to set a new password. An address without an account also gets a row, but its link is never mailed. */
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
  /** Hash of the mailed code. If the address belongs to somebody else, no code has this hash. */
  code_hash: string
  wrong_tries: number
  requested_at: Instant
  expires_at: Instant
}

/** Number of links requested for one address in one UTC hour. */
export interface PasswordResetRequestsTable {
  email: string
  role: Role
  /** `YYYY-MM-DDTHH` */
  hour: string
  requests: number
}

/** Number of codes entered for one address on one UTC day, over all its sign-ups. */
export interface OtpGuessesTable {
  email: string
  role: Role
  /** `YYYY-MM-DD` */
  day: string
  guesses: number
}

/** Links an identity of the sign-in service to a learner; nothing else of the identity is stored. */
export interface IdentityLinksTable {
  /** The person's id at the sign-in service. */
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
  /** The person's id at the provider; only unique for this issuer. */
  subject: string
  learner_id: string
  created_at: Instant
}

/** Sign-ins at the provider that a browser has started. */
export interface OpenIdAttemptsTable {
  state_hash: string
  /** Hash of the cookie of the browser that started the sign-in. */
  browser_hash: string
  nonce: string
  /** The PKCE code verifier (RFC 7636). */
  verifier: string
  expires_at: Instant
}
