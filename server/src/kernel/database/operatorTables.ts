import type { AnnouncementAudience } from '@mentor-connect/contract/messages/announcementRules'
import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Instant } from './columnTypes'

/**
 * The audit log: one row for each recorded action of an operator. Each row contains the hash of the row before, so that
 * changed or deleted rows are detected.
 */
export interface OperatorActsTable {
  id: string
  at: Instant
  /**
   * The name of the person who acted: on the command line, the user name of the operating system; in the back
   * office, the e-mail address.
   */
  operator: string
  /** Id of the operator (`OperatorsTable`) in the back office; null on the command line. */
  operator_id: string | null
  /** The command, for example `mentors approve`. */
  act: string
  /**
   * Id of the person, course, certificate or other object that the command changed; `all` if it changed all
   * objects.
   */
  target: string
  reason: string | null
  /** Number of the row, counted from 1, without gaps. */
  seq: number
  /** Hash of the row before; empty in the first row. */
  previous_hash: string
  hash: string
}

/** A single row with the number and hash of the last row of the audit log. */
export interface AuditHeadTable {
  id: number
  seq: number
  hash: string
}

/** People who work in the back office. They have no accounts of the product. */
export interface OperatorsTable {
  id: string
  /** Lower-cased. */
  email: string
  role: OperatorRole
  created_at: Instant
  disabled_at: Instant | null
  /** Hash of the token in the link by which the operator registers passkeys; null after the link was used. */
  invitation_hash: string | null
  invitation_expires_at: Instant | null
}

export interface OperatorPasskeysTable {
  /** Id of the passkey's credential, base64url. */
  id: string
  operator_id: string
  /** COSE key, base64url. */
  public_key: string
  /**
   * Number of uses that the authenticator reports. If it decreases, this is only logged, and the sign-in is
   * accepted.
   */
  counter: number
  /** JSON list of the transports of the authenticator, as the browser has reported them. */
  transports: string
  created_at: Instant
  last_used_at: Instant | null
}

/** Challenges for authenticators to sign; each is valid once. */
export interface OperatorChallengesTable {
  challenge_hash: string
  purpose: 'register' | 'sign-in' | 'confirm'
  /** Null for a sign-in, because only the passkey identifies the operator. */
  operator_id: string | null
  expires_at: Instant
}

export interface OperatorSessionsTable {
  id_hash: string
  operator_id: string
  created_at: Instant
  last_used_at: Instant
  /** The time at which the operator last used a passkey. Grave actions require a recent use. */
  passkey_used_at: Instant
}

/** Search index of people with verified accounts, for operators. Triggers maintain it. */
export interface PeopleSearchTable {
  person_id: string
  role: Role
  name: string
  email: string
  joined_at: Instant
  /** Name and address, lower-cased. */
  text: string
  /** The beginning of the name, lower-cased. Lists are sorted alphabetically by it. */
  sort_name: string
  language: Locale | null
  /** The last use of the account, accurate to an hour; before the first use, the time when the person joined. */
  last_active_at: Instant
}

/** Announcements of operators on the site. */
export interface AnnouncementsTable {
  id: string
  text_en: string
  text_hi: string
  /** A path of the site or an https address. */
  link: string | null
  audience: AnnouncementAudience
  starts_at: Instant
  ends_at: Instant
  /** Name of the operator, as in the audit log. */
  created_by: string
  created_at: Instant
}
