import type { PasswordWeakness } from '@mentor-connect/contract/accounts/passwords'
import { ApiError, durationText } from '../platform/http/errors'

/** The failures of signing up, logging in and setting a password. */
export const accountErrors = {
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
}

const WEAK_PASSWORDS: Record<PasswordWeakness, string> = {
  common: 'This is a word or a password that many people use. Put several words together.',
  personal: 'This contains your name, your email address or the name of this site. Use other words.',
  repeated: 'This repeats the same characters. Use different words.',
  sequence: 'This follows the keyboard or an order such as 1234. Use words in no such order.',
  date: 'This is mainly a date or a year. Add some words.',
  short: 'This is too easy to guess. Add another word or two.',
}
