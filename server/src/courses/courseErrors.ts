import { ApiError, conflict, durationText } from '../platform/http/errors'

/** Errors of requests to take or change a course. */
export const courseErrors = {
  notEnrolled: () => new ApiError(403, 'not_enrolled', 'Enroll in this course first.'),
  lessonNotOpened: () => new ApiError(403, 'lesson_not_opened', 'Start a lesson of this course first.'),
  courseHasLearners: () =>
    new ApiError(409, 'course_has_learners', 'Learners are enrolled in this course. Archive it instead.'),
  editConflict: () =>
    new ApiError(409, 'edit_conflict', 'This course was changed elsewhere. Load it again to continue.'),
  workChanged: () =>
    conflict(
      'work_changed',
      'This work was sent, withdrawn or decided elsewhere. Load it again to continue.',
    ),
  attemptEnded: () => new ApiError(409, 'attempt_ended', 'This attempt has ended.'),
  attemptOpen: () => new ApiError(409, 'attempt_open', 'An attempt of this quiz is open. Submit it first.'),
  attemptTooSoon: (retryAfterSeconds: number) =>
    new ApiError(
      409,
      'attempt_too_soon',
      `Take a break first. You can try again in ${durationText(retryAfterSeconds)}.`,
      undefined,
      { retryAfterSeconds },
    ),
  noAttemptLeft: () => new ApiError(409, 'no_attempt_left', 'There is no attempt left at this quiz.'),
}
