import type { PasswordWeakness } from '@mentor-connect/contract/accounts/passwords'
import { BIRTH_YEAR_KNOWN, BIRTH_YEAR_NEEDED } from '@mentor-connect/contract/trust/age'
import { TERMS_CHANGED } from '@mentor-connect/contract/trust/restrictionCodes'
import { LEARNER_WRITES_FIRST } from '@mentor-connect/contract/messages/chat'
import { ROOM_FULL, type OWNER_STAYS } from '@mentor-connect/contract/messages/rooms'
import { REMOVED, type FailureCode, type Slot } from '@mentor-connect/contract/api/wire'
import type { Outage } from '../availability/unavailable'

/** An error that is sent to the client; every other error is sent as `internal`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: FailureCode,
    message: string,
    readonly fields?: Record<string, string>,
    private readonly options: ApiErrorOptions = {},
  ) {
    super(message, options)
  }

  get reason() {
    return this.options.reason
  }

  get nextSlots() {
    return this.options.nextSlots
  }

  get retryAfterSeconds() {
    return this.options.retryAfterSeconds
  }
}

interface ApiErrorOptions {
  /** The underlying error of a 5xx failure, which is logged. */
  cause?: unknown
  /** A stable identifier that distinguishes failures of one code. */
  reason?: string
  /** Free times to offer instead of one that is taken. */
  nextSlots?: Slot[]
  /** Seconds until a retry may succeed, for `Retry-After`. */
  retryAfterSeconds?: number
}

/** `Retry-After` during an outage. */
const OUTAGE_RETRY_SECONDS = 5

const conflict = (reason: string, message: string) =>
  new ApiError(409, 'edit_conflict', message, undefined, { reason })

/** A factory for each failure that features throw. */
export const errors = {
  invalidInput: (fields: Record<string, string>) =>
    new ApiError(400, 'invalid_input', 'Some of the fields are not valid.', fields),
  invalidAddress: () => new ApiError(400, 'invalid_input', 'This address is not valid.'),
  unreadable: () => new ApiError(400, 'invalid_input', 'The body of the request cannot be read.'),
  rangeNotSatisfiable: () => new ApiError(416, 'invalid_input', 'The file has no byte in this range.'),
  tooLarge: () => new ApiError(413, 'invalid_input', 'The request is too large.'),
  unauthenticated: () => new ApiError(401, 'unauthenticated', 'Log in first.'),
  wrongCredentials: () => new ApiError(401, 'wrong_credentials', 'Email or password is wrong.'),
  tooManyGuesses: (retryAfterSeconds: number) =>
    new ApiError(
      429,
      'too_many_guesses',
      `Too many wrong passwords. Try again in ${durationText(retryAfterSeconds)}, or set a new password.`,
      undefined,
      { retryAfterSeconds },
    ),
  signInAgain: () => new ApiError(403, 'sign_in_again', 'Log in again, then repeat this within ten minutes.'),
  forbidden: () => new ApiError(403, 'forbidden', 'You do not have permission to do this.'),
  /** @param reason machine-readable, tells clients why */
  refused: (reason: string) =>
    new ApiError(403, 'forbidden', 'You do not have permission to do this.', undefined, { reason }),
  termsChanged: () =>
    new ApiError(
      403,
      'forbidden',
      'Our terms have changed. Load the page again, read what is new and agree; then repeat this.',
      undefined,
      { reason: TERMS_CHANGED },
    ),
  learnerWritesFirst: () =>
    new ApiError(
      403,
      'forbidden',
      'You can write to this person after they have written to you or joined one of your courses.',
      undefined,
      { reason: LEARNER_WRITES_FIRST },
    ),
  appealRefused: (reason: 'appeal_exists' | 'appeal_late') =>
    new ApiError(
      403,
      'forbidden',
      reason === 'appeal_exists'
        ? 'You have appealed against this already.'
        : 'The time for an appeal is over. You can still write to us.',
      undefined,
      { reason },
    ),
  roomConflict: (reason: typeof OWNER_STAYS | typeof ROOM_FULL) =>
    conflict(
      reason,
      reason === ROOM_FULL ? 'There is no place in this room.' : 'The owner of a room cannot leave it.',
    ),
  contactLimited: () =>
    new ApiError(
      403,
      'forbidden',
      'Your account is limited: you cannot start new conversations.',
      undefined,
      {
        reason: 'contact_limited',
      },
    ),
  notFound: (what: string) => new ApiError(404, 'not_found', `${what} not found.`),
  /** The same status and code as `notFound`. The reason lets the site tell search engines that the page is gone. */
  removed: (what: string) =>
    new ApiError(404, 'not_found', `${what} not found.`, undefined, { reason: REMOVED }),
  weakPassword: (reason: PasswordWeakness) =>
    new ApiError(
      400,
      'weak_password',
      'This password is too easy to guess.',
      { password: WEAK_PASSWORDS[reason] },
      { reason },
    ),
  otpInvalid: () => new ApiError(400, 'otp_invalid', 'The code is wrong.', { otp: 'The code is wrong.' }),
  otpExpired: () => new ApiError(400, 'otp_expired', 'The code has expired.', { otp: 'Ask for a new code.' }),
  otpExhausted: () =>
    new ApiError(429, 'otp_exhausted', 'Too many wrong codes.', { otp: 'Ask for a new code.' }),
  otpClosed: () =>
    new ApiError(
      429,
      'otp_closed',
      'Too many wrong codes for this address today. Open the link in the email instead: it works at once.',
      { otp: 'Open the link in the email instead.' },
    ),
  signUpMailsUsedUp: () =>
    new ApiError(
      429,
      'sign_up_mails_used_up',
      'Several emails were sent to this address in the last hour. Open the link in any of them.',
    ),
  signUpLinkInvalid: () =>
    new ApiError(400, 'sign_up_link_invalid', 'This link was used or has expired. Log in, or sign up again.'),
  otpTooSoon: () => new ApiError(429, 'otp_too_soon', 'A code was sent a moment ago.'),
  mailFailed: (cause: unknown) =>
    new ApiError(503, 'mail_failed', 'The email could not be sent.', undefined, { cause }),
  resetLinkInvalid: () =>
    new ApiError(400, 'reset_link_invalid', 'This link was used, replaced or has expired.'),
  oauthRefused: () =>
    new ApiError(401, 'oauth_refused', 'This sign-in is not valid any more. Start it again.'),
  oauthUnverified: () =>
    new ApiError(403, 'oauth_unverified', 'The sign-in service has not verified this email address.'),
  oauthAccountUnverified: () =>
    new ApiError(409, 'oauth_account_unverified', 'The account with this address is not verified yet.'),
  oauthMentor: () => new ApiError(409, 'oauth_mentor', 'This address belongs to a mentor.'),
  oauthUnavailable: () => new ApiError(503, 'oauth_unavailable', 'The sign-in service cannot be reached.'),
  notEnrolled: () => new ApiError(403, 'not_enrolled', 'Enroll in this course first.'),
  lessonNotOpened: () => new ApiError(403, 'lesson_not_opened', 'Start a lesson of this course first.'),
  courseIncomplete: () => new ApiError(409, 'course_incomplete', 'Complete all lessons first.'),
  certificateRevoked: () =>
    new ApiError(
      403,
      'certificate_revoked',
      'This certificate was revoked. The reason is in the email we sent you; answer it if you object.',
    ),
  nameNotPrintable: (characters: string[]) =>
    new ApiError(
      409,
      'name_not_printable',
      `Certificates cannot show these characters of your name: ${characters.join(' ')}. Add a name for certificates in your profile, then try again.`,
    ),
  fileTooLarge: (field: string, limit: string) =>
    new ApiError(413, 'file_too_large', `A file may have at most ${limit}.`, {
      [field]: `Choose a file of at most ${limit}.`,
    }),
  fileNotAccepted: (field: string, message: string) =>
    new ApiError(400, 'file_not_accepted', message, { [field]: message }),
  storageFull: (limit: string) =>
    new ApiError(409, 'storage_full', `Your files may take up ${limit} together. Remove some first.`),
  accountSuspended: () =>
    new ApiError(
      403,
      'account_suspended',
      'Your account is suspended. Log in on the site to read the reason and what you can do.',
    ),
  guardianConsentNeeded: () =>
    new ApiError(
      403,
      'guardian_consent_needed',
      'Chat opens when a parent or guardian has agreed. Open the chat page to ask them.',
    ),
  birthYearNeeded: () =>
    new ApiError(403, 'forbidden', 'Enter your year of birth before you write to someone.', undefined, {
      reason: BIRTH_YEAR_NEEDED,
    }),
  birthYearKnown: () =>
    new ApiError(
      403,
      'forbidden',
      'Your year of birth is known already. Write to us to correct it.',
      undefined,
      { reason: BIRTH_YEAR_KNOWN },
    ),
  mentorPending: () => new ApiError(403, 'mentor_pending', 'Your mentor account has not been verified yet.'),
  courseHasLearners: () =>
    new ApiError(409, 'course_has_learners', 'Learners are enrolled in this course. Archive it instead.'),
  editConflict: () =>
    new ApiError(409, 'edit_conflict', 'This course was changed elsewhere. Load it again to continue.'),
  workChanged: () =>
    conflict(
      'work_changed',
      'This work was sent, withdrawn or decided elsewhere. Load it again to continue.',
    ),
  hoursChanged: () =>
    conflict('hours_changed', 'Your hours were saved elsewhere. Load them again to continue.'),
  notesChanged: () =>
    conflict('notes_changed', 'These notes were saved elsewhere. Load them again to continue.'),
  workshopChanged: () =>
    conflict('workshop_changed', 'This workshop was changed elsewhere. Load it again to continue.'),
  pathChanged: () => conflict('path_changed', 'This path was changed elsewhere. Load it again to continue.'),
  feedbackClosed: () =>
    new ApiError(
      409,
      'session_changed',
      'Feedback can be given once, within 7 days of a session that was held.',
      undefined,
      { reason: 'feedback_closed' },
    ),
  attendanceClosed: () =>
    new ApiError(409, 'session_changed', 'This can be said within 48 hours after a session.', undefined, {
      reason: 'attendance_closed',
    }),
  slotTaken: (nextSlots?: Slot[]) =>
    new ApiError(409, 'slot_taken', 'This time is not free any more. Choose another one.', undefined, {
      ...(nextSlots && { nextSlots }),
    }),
  mentorAway: () =>
    new ApiError(
      409,
      'mentor_away',
      'This mentor is away: sessions cannot be booked or moved until the mentor takes requests again.',
    ),
  sessionChanged: () =>
    new ApiError(
      409,
      'session_changed',
      'This session was moved or cancelled in the meantime, or it has begun.',
    ),
  introductionBooked: () =>
    new ApiError(
      409,
      'introduction_booked',
      'The first session is booked. Confirm the mentorship to book more.',
    ),
  mentorSessionsMax: () =>
    new ApiError(
      409,
      'mentor_sessions_max',
      'You have as many sessions with this mentor ahead as one may have. Cancel one to book another.',
    ),
  sessionsMax: () =>
    new ApiError(
      409,
      'sessions_max',
      'You have as many sessions ahead as one may have. Cancel one to book another.',
    ),
  sessionChangesMax: () =>
    new ApiError(
      409,
      'session_changes_max',
      'You have moved or cancelled several sessions with this mentor today. Book or move the next one tomorrow.',
    ),
  attemptEnded: () => new ApiError(409, 'attempt_ended', 'This attempt has ended.'),
  attemptOpen: () => new ApiError(409, 'attempt_open', 'An attempt of this quiz is open. Submit it first.'),
  attemptTooSoon: (retryAfterSeconds: number) =>
    new ApiError(
      409,
      'attempt_too_soon',
      `Take a break first. You can try again in ${durationText(retryAfterSeconds)}.`,
      undefined,
      { retryAfterSeconds },
    ),
  noAttemptLeft: () => new ApiError(409, 'no_attempt_left', 'There is no attempt left at this quiz.'),
  /** For outages; the details are only logged. */
  unavailable: (outage: Outage) => {
    const [status, what] =
      outage === 'disk_full'
        ? [507, 'There is no space left to save this.']
        : [503, 'The service is temporarily unavailable.']
    const message = `${what} Try again in a few minutes.`
    return new ApiError(status, 'unavailable', message, undefined, {
      retryAfterSeconds: OUTAGE_RETRY_SECONDS,
    })
  },
  rateLimited: (retryAfterSeconds = 60) =>
    new ApiError(
      429,
      'rate_limited',
      `Too many requests. Try again in ${durationText(retryAfterSeconds)}.`,
      undefined,
      { retryAfterSeconds },
    ),
}

function durationText(seconds: number): string {
  if (seconds <= 1) return 'a second'
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}

const WEAK_PASSWORDS: Record<PasswordWeakness, string> = {
  common: 'This is a word or a password that many people use. Put several words together.',
  personal: 'This contains your name, your email address or the name of this site. Use other words.',
  repeated: 'This repeats the same characters. Use different words.',
  sequence: 'This follows the keyboard or an order such as 1234. Use words in no such order.',
  date: 'This is mainly a date or a year. Add some words.',
  short: 'This is too easy to guess. Add another word or two.',
}
