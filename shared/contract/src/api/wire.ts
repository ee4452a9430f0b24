import Type, { type Static, type TSchema } from 'typebox'
import { NEXT_SLOTS_MAX, PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from '../rules/limits'

/** An opaque id: letters, digits, `-` and `_`. */
export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

/** ISO 8601 in UTC, for example `2026-11-20T08:30:00.000Z`. */
export const Timestamp = Type.String({ format: 'date-time', maxLength: 40 })
/** A month: `2026-11`. */
export const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', maxLength: 7 })

/** A time at which a session can take place. */
export const Slot = Type.Object({ start: Timestamp, end: Timestamp })
export type Slot = Static<typeof Slot>

/** IANA time zone name, for example `Asia/Kolkata`; an unknown one is treated as absent. */
export const TimeZone = Type.String({ minLength: 1, maxLength: 64 })

export const Empty = Type.Object({}, { additionalProperties: false })

export const pageQuery = {
  page: Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE }),
}

export const Pagination = Type.Object({
  page: Type.Integer(),
  limit: Type.Integer(),
  totalItems: Type.Integer(),
  totalPages: Type.Integer(),
})
export type Pagination = Static<typeof Pagination>

/** Query of a list; a missing `page` or `limit` gets its default. */
export const PageQuery = Type.Object({
  page: Type.Optional(pageQuery.page),
  limit: Type.Optional(pageQuery.limit),
})

/** Body of every success: `{ message, data }`. */
export interface Success<Data> {
  message: string
  data: Data
}

/** Stable, machine-readable failure codes. The client has a text for each. */
export const FAILURE_CODES = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'wrong_credentials',
  'too_many_guesses',
  'sign_in_again',
  'weak_password',
  'otp_invalid',
  'otp_expired',
  'otp_exhausted',
  'otp_closed',
  'otp_too_soon',
  'sign_up_mails_used_up',
  'sign_up_link_invalid',
  'mail_failed',
  'reset_link_invalid',
  'oauth_refused',
  'oauth_unverified',
  'oauth_account_unverified',
  'oauth_mentor',
  'oauth_unavailable',
  'not_enrolled',
  'lesson_not_opened',
  'course_incomplete',
  'name_not_printable',
  'certificate_revoked',
  'file_too_large',
  'file_not_accepted',
  'storage_full',
  'mentor_pending',
  'account_suspended',
  'guardian_consent_needed',
  'course_has_learners',
  'edit_conflict',
  'attempt_ended',
  'attempt_open',
  'attempt_too_soon',
  'no_attempt_left',
  'slot_taken',
  'session_changed',
  'mentorship_changed',
  'plan_changed',
  'mentorship_exists',
  'mentor_unavailable',
  'mentor_away',
  'open_requests_max',
  'requests_per_day_max',
  'places_full',
  'opening_closed',
  'openings_max',
  'applications_per_day_max',
  'board_full',
  'project_closed',
  'projects_max',
  'project_requests_max',
  'teams_max',
  'role_taken',
  'alerts_max',
  'session_needed',
  'introduction_booked',
  'mentor_sessions_max',
  'sessions_max',
  'session_changes_max',
  'mentorship_needed',
  'series_open',
  'booking_paused',
  'rate_limited',
  'unavailable',
  'internal',
] as const
export type FailureCode = (typeof FAILURE_CODES)[number]

/** `reason` of a 404 for a deleted item that used to have a public page. */
export const REMOVED = 'removed'

/** Body of every failure, from every endpoint. */
export const Failure = Type.Object({
  message: Type.String(),
  code: Type.String(),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Distinguishes failures with the same code, for example why a password is weak. */
  reason: Type.Optional(Type.String()),
  /** Present for the code `slot_taken`: the free times nearest to the requested one, in chronological order. */
  nextSlots: Type.Optional(Type.Array(Slot, { maxItems: NEXT_SLOTS_MAX })),
  requestId: Type.Optional(Type.String()),
})
export type Failure = Static<typeof Failure>

export function literals<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values] } as TSchema)
}
