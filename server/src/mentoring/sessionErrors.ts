import type { Slot } from '@mentor-connect/contract/api/wire'
import { ApiError, conflict } from '../platform/http/errors'

/** Errors of requests to book, hold and record sessions and workshops. */
export const sessionErrors = {
  hoursChanged: () =>
    conflict('hours_changed', 'Your hours were saved elsewhere. Load them again to continue.'),
  notesChanged: () =>
    conflict('notes_changed', 'These notes were saved elsewhere. Load them again to continue.'),
  workshopChanged: () =>
    conflict('workshop_changed', 'This workshop was changed elsewhere. Load it again to continue.'),
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
}
