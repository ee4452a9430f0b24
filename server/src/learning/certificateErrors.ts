import { ApiError } from '../platform/http/errors'

/** Errors of requests to earn or print a certificate. */
export const certificateErrors = {
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
}
