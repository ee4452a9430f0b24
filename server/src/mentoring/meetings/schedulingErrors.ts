import { ApiError, conflict, errors } from '../../platform/http/errors'

/** Errors of requests to schedule sessions, series and booking pages. */
export const schedulingErrors = {
  mentorshipNeeded: () =>
    new ApiError(409, 'mentorship_needed', 'Weekly sessions need a mentorship that both have confirmed.'),
  seriesOpen: () =>
    new ApiError(
      409,
      'series_open',
      'There is a series of weekly sessions with this mentor already. Book another when it is over.',
    ),
  bookingPaused: (retryAfterSeconds: number) =>
    new ApiError(
      409,
      'booking_paused',
      'Sessions were missed, so new ones can be booked in a few days only.',
      undefined,
      { retryAfterSeconds },
    ),
  bookingPageChanged: () =>
    conflict('booking_page_changed', 'This page was changed elsewhere in the meantime.'),
  /** @param taken positions of the dates that are not free */
  datesTaken: (taken: number[]) =>
    new ApiError(
      409,
      'slot_taken',
      'Some of these times are not free any more. Choose others.',
      Object.fromEntries(taken.map((index) => [`starts.${index}`, 'This time is not free.'])),
    ),
  notASeries: (message: string) => errors.invalidInput({ starts: message }),
}
