import type { FailureCode } from '@mentor-connect/shared/contracts/wire'

/** A failure that the client is meant to see: everything else leaves the server as `internal`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: FailureCode,
    message: string,
    readonly fields?: Record<string, string>,
    /** With `cause`, what is behind a failure that is not the caller's: it is logged. */
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** The failures that features throw, one factory each. */
export const errors = {
  invalidInput: (fields: Record<string, string>) =>
    new ApiError(400, 'invalid_input', 'Some of what was sent is not valid.', fields),
  unauthenticated: () => new ApiError(401, 'unauthenticated', 'Sign in first.'),
  wrongCredentials: () => new ApiError(401, 'wrong_credentials', 'E-mail or password is wrong.'),
  signInAgain: () => new ApiError(403, 'sign_in_again', 'Sign in once more, then do it at once.'),
  forbidden: () => new ApiError(403, 'forbidden', 'This is not yours to do.'),
  notFound: (what: string) => new ApiError(404, 'not_found', `${what} not found.`),
  weakPassword: () =>
    new ApiError(400, 'weak_password', 'This password is among the most used ones.', {
      password: 'Choose a password that is harder to guess.',
    }),
  otpInvalid: () => new ApiError(400, 'otp_invalid', 'The code is wrong.', { otp: 'The code is wrong.' }),
  otpExpired: () => new ApiError(400, 'otp_expired', 'The code has expired.', { otp: 'Ask for a new code.' }),
  otpExhausted: () =>
    new ApiError(429, 'otp_exhausted', 'Too many wrong codes.', { otp: 'Ask for a new code.' }),
  otpTooSoon: () => new ApiError(429, 'otp_too_soon', 'A code was sent a moment ago.'),
  mailFailed: (cause: unknown) =>
    new ApiError(503, 'mail_failed', 'The mail could not be sent.', undefined, { cause }),
  resetLinkInvalid: () =>
    new ApiError(400, 'reset_link_invalid', 'This link was used, replaced or has expired.'),
  oauthRefused: () =>
    new ApiError(401, 'oauth_refused', 'This sign-in is not valid any more. Start it again.'),
  oauthUnverified: () =>
    new ApiError(403, 'oauth_unverified', 'The sign-in service has not verified this e-mail address.'),
  oauthAccountUnverified: () =>
    new ApiError(409, 'oauth_account_unverified', 'The account with this address is not verified yet.'),
  oauthMentor: () => new ApiError(409, 'oauth_mentor', 'This address belongs to a mentor.'),
  oauthUnavailable: () => new ApiError(503, 'oauth_unavailable', 'The sign-in service cannot be reached.'),
  notEnrolled: () => new ApiError(403, 'not_enrolled', 'Enroll in this course first.'),
  courseIncomplete: () => new ApiError(409, 'course_incomplete', 'Complete all lessons first.'),
  fileTooLarge: (field: string, limit: string) =>
    new ApiError(413, 'file_too_large', `A file may have at most ${limit}.`, {
      [field]: `Choose a file of at most ${limit}.`,
    }),
  fileNotAccepted: (field: string, message: string) =>
    new ApiError(400, 'file_not_accepted', message, { [field]: message }),
  storageFull: (limit: string) =>
    new ApiError(409, 'storage_full', `Your files may take up ${limit} together. Remove some first.`),
  mentorPending: () => new ApiError(403, 'mentor_pending', 'Your mentor account has not been verified yet.'),
  courseHasLearners: () =>
    new ApiError(409, 'course_has_learners', 'Learners are enrolled in this course. Archive it instead.'),
  editConflict: () =>
    new ApiError(409, 'edit_conflict', 'This course was changed elsewhere. Load it again to go on.'),
  rateLimited: () => new ApiError(429, 'rate_limited', 'Too many requests. Try again in a moment.'),
}
