import type { AnnouncementAudience } from '@mentor-connect/contract/messages/announcementRules'
import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Instant } from './columnTypes'

/** A record of the audit: one link of a chain of hashes. */
export interface OperatorActsTable {
  id: string
  at: Instant
  /** The user of the operating system, or the address of the operator of the back office. */
  operator: string
  /** The operator of the back office; null on the command line. */
  operator_id: string | null
  /** The command, for example `mentors approve`. */
  act: string
  /** The id of the person, certificate, key, job or operator. */
  target: string
  reason: string | null
  /** Number of the record, from 1, without gaps. */
  seq: number
  /** Hash of the record before; empty for the first one. */
  previous_hash: string
  hash: string
}

/** One row: the last record of the audit. */
export interface AuditHeadTable {
  id: number
  seq: number
  hash: string
}

/** People who work in the back office. They are no accounts of the product. */
export interface OperatorsTable {
  id: string
  /** Lower-cased. */
  email: string
  role: OperatorRole
  created_at: Instant
  disabled_at: Instant | null
  /** Hash of the link that allows passkeys to be registered; null once it was used. */
  invitation_hash: string | null
  invitation_expires_at: Instant | null
}

export interface OperatorPasskeysTable {
  /** The id of the credential, base64url. */
  id: string
  operator_id: string
  /** COSE key, base64url. */
  public_key: string
  /** Uses as the authenticator counts them; logged when it goes back, never judged. */
  counter: number
  /** JSON list. */
  transports: string
  created_at: Instant
  last_used_at: Instant | null
}

/** What an authenticator is asked to sign, once. */
export interface OperatorChallengesTable {
  challenge_hash: string
  purpose: 'register' | 'sign-in' | 'confirm'
  /** Null for a sign-in: the passkey names the operator. */
  operator_id: string | null
  expires_at: Instant
}

export interface OperatorSessionsTable {
  id_hash: string
  operator_id: string
  created_at: Instant
  last_used_at: Instant
  /** When a passkey was last shown: grave acts need a recent one. */
  passkey_used_at: Instant
}

/** Verified people as operators search them; kept by triggers. */
export interface PeopleSearchTable {
  person_id: string
  role: Role
  name: string
  email: string
  joined_at: Instant
  /** Name and address, lower-cased. */
  text: string
  /** The beginning of the name, lower-cased: the alphabetical order. */
  sort_name: string
  language: Locale | null
  /** The last use of the account, at most an hour late; until the first one, when the person joined. */
  last_active_at: Instant
}

/** What operators announce on the site. */
export interface AnnouncementsTable {
  id: string
  text_en: string
  text_hi: string
  /** A path of the site or an https address. */
  link: string | null
  audience: AnnouncementAudience
  starts_at: Instant
  ends_at: Instant
  /** The operator, as the audit names them. */
  created_by: string
  created_at: Instant
}
