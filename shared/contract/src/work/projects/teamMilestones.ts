import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { EnteredAddress, EnteredText } from '../../api/enteredTexts'
import { Id, Timestamp, literals } from '../../api/wire'
import { SUBMISSIONS_MAX, WORK_MAX_BYTES } from '../../courses/tasks/taskLimits'
import { CriterionMarks, Rubric, WorkFile } from '../../courses/tasks/tasks'
import { Day } from '../../learning/plan'
import { URL_MAX } from '../../rules/limits'
import {
  BRIEF_MILESTONES_MAX,
  MILESTONE_FILES_MAX,
  MILESTONE_LINKS_MAX,
  MILESTONE_REMARKS_MAX,
  MILESTONE_TEXT_MAX,
} from './projectLimits'
import { MILESTONE_STATES } from './projectRules'

/** Milestones of a team: handed in by the team, and approved or returned by the mentor. */

export const MilestoneSubmission = Type.Object({
  /**
   * Id of the submission in reports. Absent if the submission cannot be reported, because it was written
   * during an update of the product.
   */
  id: Type.Optional(Id),
  /** Number of the submission, counted from 1. */
  number: Type.Integer(),
  text: Type.String(),
  links: Type.Array(Type.String()),
  files: Type.Array(WorkFile),
  isOwn: Type.Optional(Type.Literal(true)),
  /** True if operators have hidden the submission after a report. Text, links and files are then empty. */
  isHidden: Type.Optional(Type.Literal(true)),
  /** Name of the member who has handed in the submission; empty once the account is deleted. */
  by: Type.String(),
  sentAt: Timestamp,
  outcome: Type.Optional(literals(['approved', 'returned'])),
  decidedAt: Type.Optional(Timestamp),
  marks: Type.Optional(CriterionMarks),
  points: Type.Optional(Type.Integer()),
  remarks: Type.Optional(Type.String()),
})
export type MilestoneSubmission = Static<typeof MilestoneSubmission>

export const TeamMilestone = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  dueOn: Day,
  rubric: Rubric,
  state: literals(MILESTONE_STATES),
  /** Number of the last submission; 0 before the first. */
  number: Type.Integer(),
  /** The submissions, newest first. */
  submissions: Type.Array(MilestoneSubmission, { maxItems: SUBMISSIONS_MAX }),
})
export type TeamMilestone = Static<typeof TeamMilestone>

const Milestones = Type.Object({ milestones: Type.Array(TeamMilestone, { maxItems: BRIEF_MILESTONES_MAX }) })

export const getTeamMilestones = endpoint({
  method: 'GET',
  path: '/teams/:id/milestones',
  access: 'session',
  summary: 'The milestones of a team that has started, in order, with all that was handed in.',
  params: Type.Object({ id: Id }),
  reply: Milestones,
})

const ofMilestone = Type.Object({ id: Id, milestoneId: Id })

export const handInMilestone = endpoint({
  method: 'POST',
  path: '/teams/:id/milestones/:milestoneId/hand-in',
  access: 'user',
  rateLimit: 'workSend',
  maxBodyBytes: WORK_MAX_BYTES,
  summary:
    'Hand in a milestone with text, links or files of the team. Repeated with the same content it returns the same; `edit_conflict` if somebody of the team has handed it in, or the mentor has decided, since submission `after`.',
  params: ofMilestone,
  body: Type.Object({
    text: EnteredText(MILESTONE_TEXT_MAX * 4),
    links: Type.Array(EnteredAddress(URL_MAX), { maxItems: MILESTONE_LINKS_MAX }),
    fileIds: Type.Array(Id, { maxItems: MILESTONE_FILES_MAX, uniqueItems: true }),
    /** `number` of the milestone as the person sees it. */
    after: Type.Integer({ minimum: 0, maximum: SUBMISSIONS_MAX }),
  }),
  reply: TeamMilestone,
})

export const decideMilestone = endpoint({
  method: 'POST',
  path: '/mentor/teams/:id/milestones/:milestoneId/decide',
  access: 'active-mentor',
  summary:
    'Approve a submission, or return it with remarks. Approving needs a mark for each criterion and the points of the rubric. Repeated it returns the same; `edit_conflict` if it was handed in again or decided elsewhere.',
  params: ofMilestone,
  body: Type.Object({
    /** Number of the submission that the mentor has reviewed. */
    number: Type.Integer({ minimum: 1, maximum: SUBMISSIONS_MAX }),
    outcome: literals(['approved', 'returned']),
    marks: CriterionMarks,
    remarks: EnteredText(MILESTONE_REMARKS_MAX),
  }),
  reply: TeamMilestone,
})
