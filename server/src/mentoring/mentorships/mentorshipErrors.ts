import { QUESTIONS_USED_UP } from '@mentor-connect/contract/mentoring/mentorships'
import {
  OPEN_REQUESTS_MAX,
  QUESTIONS_BACK_MAX,
  type MentorshipState,
} from '@mentor-connect/contract/mentoring/mentorship'
import { ApiError, errors } from '../../platform/http/errors'

/** Errors that only mentorships can cause. */
export const mentorshipErrors = {
  /**
   * Reports that the mentorship was changed in the meantime.
   *
   * @param state the current state
   */
  mentorshipChanged: (state: MentorshipState) =>
    new ApiError(
      409,
      'mentorship_changed',
      `This mentorship was changed in the meantime: it is ${state} now.`,
      undefined,
      { reason: state },
    ),
  questionsUsedUp: () =>
    new ApiError(
      403,
      'forbidden',
      `You have asked ${QUESTIONS_BACK_MAX} times. Accept or decline the request now.`,
      undefined,
      { reason: QUESTIONS_USED_UP },
    ),
  mentorshipExists: () =>
    new ApiError(
      409,
      'mentorship_exists',
      'You already have an open request or mentorship with this mentor.',
    ),
  /** The error is the same for objects that belong to somebody else, never existed or were deleted. */
  notAttachable: () =>
    errors.invalidInput({ attach: 'Something that you chose cannot be attached any more. Choose again.' }),
  mentorUnavailable: (reason: 'paused' | 'full' | 'closed') =>
    new ApiError(409, 'mentor_unavailable', 'This mentor is not taking requests at the moment.', undefined, {
      reason,
    }),
  openRequestsMax: () =>
    new ApiError(
      409,
      'open_requests_max',
      `You have ${OPEN_REQUESTS_MAX} open requests. Wait for an answer, or withdraw one of them.`,
    ),
  requestsPerDayMax: () =>
    new ApiError(
      409,
      'requests_per_day_max',
      'You have sent as many requests as possible today. Ask again tomorrow.',
    ),
  placesFull: () =>
    new ApiError(
      409,
      'places_full',
      'All your places are taken. Raise their number to accept another learner.',
    ),
  sessionNeeded: () =>
    new ApiError(
      409,
      'session_needed',
      'Hold a session first: a mentorship is completed after at least one.',
    ),
}
