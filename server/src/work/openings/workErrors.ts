import type { OpeningState } from '@mentor-connect/contract/work/openingRules'
import type { ApplicationStage } from '@mentor-connect/contract/work/applicationStages'
import { ApiError, conflict } from '../../platform/http/errors'

/** Errors that only openings and applications can cause. */
export const workErrors = {
  openingChanged: (state: OpeningState) =>
    conflict(state, `This opening was changed elsewhere: it is ${state} now. Load it again to continue.`),
  /** The reason is the one that the back office uses for all decisions. */
  decidedMeanwhile: (state: OpeningState) =>
    conflict(
      'state_changed',
      `This opening was changed or decided in the meantime: it is ${state} now. Load it again to continue.`,
    ),
  closingDayOver: () =>
    conflict(
      'closing_day_over',
      'The closing day of this opening is over. Reject it, and ask its poster for a later day.',
    ),
  applicationChanged: (stage: ApplicationStage) =>
    conflict(
      stage,
      `This application was changed in the meantime: it is ${stage} now. Load it again to continue.`,
    ),
  entryChanged: () =>
    conflict('entry_changed', 'This entry was changed elsewhere. Load it again to continue.'),
  portfolioChanged: () =>
    conflict('portfolio_changed', 'Your portfolio was changed elsewhere. Load it again to continue.'),
  questionsChanged: () =>
    conflict(
      'questions_changed',
      'The questions were changed in the meantime. Load the opening again to answer them.',
    ),
  answersUsedUp: () =>
    conflict('answers_used_up', 'You have written to this applicant as often as possible.'),
  applicantUnreachable: () =>
    conflict(
      'applicant_unreachable',
      'Applicants cannot be written to while their opening is hidden, or when it was closed long ago.',
    ),
  openingsMax: () =>
    new ApiError(409, 'openings_max', 'You have as many openings as possible. Close one to add another.'),
  /** The error is the same for every reason, so that it does not reveal a block. */
  openingClosed: () => new ApiError(409, 'opening_closed', 'This opening takes no applications any more.'),
  applicationsPerDayMax: () =>
    new ApiError(
      409,
      'applications_per_day_max',
      'You have sent as many applications as possible today. Apply again tomorrow.',
    ),
  alertsMax: () =>
    new ApiError(409, 'alerts_max', 'You have as many alerts as possible. Delete one to add another.'),
  boardFull: () =>
    new ApiError(409, 'board_full', 'Your list of applications is full. Remove entries first.'),
}
