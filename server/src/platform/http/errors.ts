import { BIRTH_YEAR_NEEDED } from '@mentor-connect/contract/trust/age'
import { TERMS_CHANGED } from '@mentor-connect/contract/trust/restrictionCodes'
import { REMOVED, type FailureCode, type Slot } from '@mentor-connect/contract/api/wire'
import type { Outage } from '../availability/unavailable'

/** An error that is sent to the client. Every other error is sent as `internal`. */
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

/** Creates the error for an action that the stored state does not allow. The reason is machine-readable. */
export const conflict = (reason: string, message: string) =>
  new ApiError(409, 'edit_conflict', message, undefined, { reason })

/** Creates the errors that belong to no domain. Errors of a domain are in its `…Errors.ts`. */
export const errors = {
  invalidInput: (fields: Record<string, string>) =>
    new ApiError(400, 'invalid_input', 'Some of the fields are not valid.', fields),
  invalidAddress: () => new ApiError(400, 'invalid_input', 'This address is not valid.'),
  unreadable: () => new ApiError(400, 'invalid_input', 'The body of the request cannot be read.'),
  rangeNotSatisfiable: () => new ApiError(416, 'invalid_input', 'The file has no byte in this range.'),
  tooLarge: () => new ApiError(413, 'invalid_input', 'The request is too large.'),
  unauthenticated: () => new ApiError(401, 'unauthenticated', 'Log in first.'),
  forbidden: () => new ApiError(403, 'forbidden', 'You do not have permission to do this.'),
  /** @param reason machine-readable reason for clients */
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
  /**
   * Creates an error with the same status and code as `notFound`. Its reason lets the site tell search
   * engines that the page is gone.
   */
  removed: (what: string) =>
    new ApiError(404, 'not_found', `${what} not found.`, undefined, { reason: REMOVED }),
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
  mentorPending: () => new ApiError(403, 'mentor_pending', 'Your mentor account has not been verified yet.'),
  /** Creates the error for an outage. The details are only logged. */
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

export function durationText(seconds: number): string {
  if (seconds <= 1) return 'a second'
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
