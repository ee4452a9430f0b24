import { MESSAGES_CLOSED } from '@mentor-connect/contract/mentoring/workshops/workshopMessages'
import {
  WORKSHOP_MESSAGE_DAYS_AFTER,
  WORKSHOP_MESSAGES_PER_DAY,
} from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import { ApiError } from '../../../platform/http/errors'

/** Errors that only messages to workshops can cause. */
export const messageErrors = {
  closed: () =>
    new ApiError(
      409,
      'session_changed',
      `Messages can be sent to an open workshop, until ${WORKSHOP_MESSAGE_DAYS_AFTER} days after its end.`,
      undefined,
      { reason: MESSAGES_CLOSED },
    ),
  enoughToday: (retryAfterSeconds: number) =>
    new ApiError(
      429,
      'rate_limited',
      `At most ${WORKSHOP_MESSAGES_PER_DAY} messages can be sent to a workshop within 24 hours.`,
      undefined,
      { retryAfterSeconds },
    ),
}
