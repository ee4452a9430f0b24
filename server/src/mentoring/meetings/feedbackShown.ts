import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { FEEDBACK_DAYS } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import type { Instant } from '../../kernel/database/schema'

/** Returns the time, in ms since 1970, until which feedback can be given. After it, the feedback is shown. */
export const feedbackUntil = ({ ends_at }: { ends_at: Instant }) =>
  Date.parse(ends_at) + FEEDBACK_DAYS * DAY_MS

/**
 * Tells whether feedback is shown. Both people see it at the same time, so that nobody can retaliate against
 * a rating.
 */
export const isFeedbackShown = (meeting: { ends_at: Instant }, given: number, now: number) =>
  given === 2 || now >= feedbackUntil(meeting)
