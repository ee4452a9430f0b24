import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { FEEDBACK_DAYS } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import type { Instant } from '../../kernel/database/schema'

/** When feedback can no longer be given and is shown, in ms since 1970. */
export const feedbackUntil = ({ ends_at }: { ends_at: Instant }) =>
  Date.parse(ends_at) + FEEDBACK_DAYS * DAY_MS

/** Feedback is shown to both at the same time, so that nobody answers in kind. */
export const isFeedbackShown = (meeting: { ends_at: Instant }, given: number, now: number) =>
  given === 2 || now >= feedbackUntil(meeting)
