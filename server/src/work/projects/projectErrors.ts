import type { BriefState, RequestState, TeamState } from '@mentor-connect/contract/work/projects/projectRules'
import { ApiError, conflict } from '../../platform/http/errors'

/** Errors that only collaborative projects can cause. */
export const projectErrors = {
  briefChanged: (state: BriefState) =>
    conflict(state, `This project was changed elsewhere: it is ${state} now. Load it again to continue.`),
  requestChanged: (state: RequestState) =>
    conflict(state, `This request was answered or changed in the meantime: it is ${state} now.`),
  teamChanged: (state: TeamState) =>
    conflict(state, `This team was changed in the meantime: it is ${state} now. Load it again to continue.`),
  fieldChanged: (field: string) =>
    conflict(
      field,
      'Somebody else has changed this part of the card in the meantime. Look at the change first.',
    ),
  milestoneChanged: () =>
    conflict(
      'milestone_changed',
      'This milestone was handed in or decided in the meantime. Load it again to continue.',
    ),
  fileHandedIn: () => conflict('handed_in', 'This file was handed in with a milestone, so it stays.'),
  contributionsShown: () =>
    conflict('contributions_shown', 'Everybody reads the contributions now, so they cannot be changed.'),
  certified: () =>
    conflict('certified', 'A certificate states this contribution. Write to us if it has to be revoked.'),
  contributionsOpen: () =>
    conflict('contributions_open', 'Wait until all members have written, or until the week is over.'),
  /** The error is the same for every reason, so that it does not reveal a block. */
  projectClosed: () => new ApiError(409, 'project_closed', 'This project takes no applications now.'),
  /** @param reason type of content of which there is too much */
  tooMany: (reason: 'briefs' | 'drafts' | 'cards' | 'comments') =>
    new ApiError(409, 'projects_max', 'There are as many as possible. Remove one first.', undefined, {
      reason,
    }),
  requestsMax: () =>
    new ApiError(409, 'project_requests_max', 'As many requests as possible wait for an answer.'),
  teamsMax: () => new ApiError(409, 'teams_max', 'Nobody can be in more than three teams at the same time.'),
  roleTaken: () => new ApiError(409, 'role_taken', 'No place is free in this role.'),
  tooFew: () =>
    new ApiError(
      400,
      'invalid_input',
      'A team needs at least two people.',
      { members: 'Accept one more.' },
      {
        reason: 'too_few',
      },
    ),
}
