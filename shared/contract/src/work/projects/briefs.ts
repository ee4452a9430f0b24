import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { EnteredLine, EnteredText } from '../../api/enteredTexts'
import { Empty, Id, Pagination, Timestamp, literals, pageQuery } from '../../api/wire'
import { COURSE_LANGUAGES } from '../../courses/courseLanguages'
import { Rubric } from '../../courses/tasks/tasks'
import { DOMAIN_TAG_MAX, SEARCH_MAX } from '../../rules/limits'
import { Version } from '../applications'
import {
  BRIEF_DESCRIPTION_MAX,
  BRIEF_GOAL_MAX,
  BRIEF_MILESTONE_TEXT_MAX,
  BRIEF_MILESTONE_TITLE_MAX,
  BRIEF_MILESTONES_MAX,
  BRIEF_ROLES_MAX,
  BRIEF_SKILLS_MAX,
  BRIEF_TITLE_MAX,
  PROJECT_WEEKS_MAX,
  REQUEST_NOTE_MAX,
  ROLE_NAME_MAX,
  TEAM_SIZE_MAX,
  TEAMS_OF_BRIEF_MAX,
} from './projectLimits'
import { BRIEF_STATES, REQUEST_KINDS, REQUEST_STATES, TEAM_STATES } from './projectRules'
import { ShownRole } from './projects'

/** The endpoints with which mentors write briefs of projects and handle the applications and invitations. */

const params = Type.Object({ id: Id })
const Page = Type.Optional(pageQuery.page)

/** The rules are in `projectRules.ts`; these limits only bound the request. A draft may be incomplete. */
const sentBrief = {
  title: EnteredLine(BRIEF_TITLE_MAX * 4),
  goal: EnteredText(BRIEF_GOAL_MAX * 4),
  description: EnteredText(BRIEF_DESCRIPTION_MAX * 4),
  skills: Type.Array(EnteredLine(DOMAIN_TAG_MAX * 4), { maxItems: BRIEF_SKILLS_MAX }),
  roles: Type.Array(
    Type.Object({
      id: Id,
      name: EnteredLine(ROLE_NAME_MAX * 4),
      places: Type.Integer({ minimum: 1, maximum: TEAM_SIZE_MAX }),
    }),
    { maxItems: BRIEF_ROLES_MAX },
  ),
  weeks: Type.Integer({ minimum: 1, maximum: PROJECT_WEEKS_MAX }),
  milestones: Type.Array(
    Type.Object({
      id: Id,
      title: EnteredLine(BRIEF_MILESTONE_TITLE_MAX * 4),
      text: EnteredText(BRIEF_MILESTONE_TEXT_MAX * 4),
      week: Type.Integer({ minimum: 1, maximum: PROJECT_WEEKS_MAX }),
      rubric: Rubric,
    }),
    { maxItems: BRIEF_MILESTONES_MAX },
  ),
  language: literals(COURSE_LANGUAGES),
  teams: Type.Integer({ minimum: 1, maximum: TEAMS_OF_BRIEF_MAX }),
}

export const BriefTeam = Type.Object({
  id: Id,
  number: Type.Integer(),
  state: literals(TEAM_STATES),
  /** Names of the current members. */
  members: Type.Array(Type.String()),
  /** True if the mentor can start the team: its state is `forming`, and at least two people are in it. */
  canStart: Type.Boolean(),
  /** Number of milestones that wait for the mentor. The next field counts the approved ones. */
  waitingMilestones: Type.Integer(),
  approvedMilestones: Type.Integer(),
  milestones: Type.Integer(),
  lastActiveAt: Timestamp,
  version: Version,
})
export type BriefTeam = Static<typeof BriefTeam>

const ownBrief = {
  _id: Id,
  ...sentBrief,
  state: literals(BRIEF_STATES),
  /** Increases with every change. A change must name the version that the mentor sees. */
  version: Version,
  shownRoles: Type.Array(ShownRole),
  /** Number of applications that wait for an answer. */
  waiting: Type.Integer(),
  /** Absent if the brief was never open. */
  postedAt: Type.Optional(Timestamp),
  updatedAt: Timestamp,
  /** True if the brief was hidden by operators or because of reports. */
  isHidden: Type.Optional(Type.Boolean()),
  /** True if teams exist or people have applied. Roles can then be extended, but not reduced. */
  hasPeople: Type.Boolean(),
}
export const OwnBrief = Type.Object({
  ...ownBrief,
  /** The teams, the newest first. */
  currentTeams: Type.Array(BriefTeam),
})
export type OwnBrief = Static<typeof OwnBrief>

export const OwnBriefSummary = Type.Object({
  _id: Id,
  title: Type.String(),
  language: literals(COURSE_LANGUAGES),
  state: literals(BRIEF_STATES),
  version: Version,
  waiting: Type.Integer(),
  /**
   * Number of teams that are forming, working or closing. The next field counts the milestones in them that
   * wait for the mentor.
   */
  teams: Type.Integer(),
  waitingMilestones: Type.Integer(),
  updatedAt: Timestamp,
  isHidden: Type.Optional(Type.Boolean()),
})
export type OwnBriefSummary = Static<typeof OwnBriefSummary>

export const listOwnBriefs = endpoint({
  method: 'GET',
  path: '/mentor/projects',
  access: 'mentor',
  summary: 'Own briefs, the last changed first, with the number of briefs in each state.',
  query: Type.Object({ state: Type.Optional(literals(BRIEF_STATES)), page: Page }),
  reply: Type.Object({
    briefs: Type.Array(OwnBriefSummary),
    counts: Type.Array(Type.Object({ state: literals(BRIEF_STATES), count: Type.Integer() })),
    pagination: Pagination,
  }),
})

export const getOwnBrief = endpoint({
  method: 'GET',
  path: '/mentor/projects/:id',
  access: 'mentor',
  summary: 'One own brief in any state, with its teams.',
  params,
  reply: OwnBrief,
})

export const saveBrief = endpoint({
  method: 'POST',
  path: '/mentor/projects',
  access: 'active-mentor',
  rateLimit: 'opening',
  summary:
    'Without `version`: create a draft with an id that the client chose. With it: change an own brief. A draft may be incomplete. Teams that have started keep the texts and milestones that they started with; once people have applied, roles can be renamed and extended, but not removed or reduced (`roles` is `in_use`). `edit_conflict` if it was changed since `version`, `projects_max` at 20 drafts.',
  body: Type.Object({ id: Id, version: Type.Optional(Version), ...sentBrief }),
  reply: OwnBrief,
})

const versioned = Type.Object({ version: Version })
const CONFLICT =
  'Repeated it returns the same. `edit_conflict` if it was changed since `version`; `reason` is then the present state.'

export const openBrief = endpoint({
  method: 'POST',
  path: '/mentor/projects/:id/open',
  access: 'active-mentor',
  rateLimit: 'opening',
  summary: `Show a draft or a closed brief to everybody. \`invalid_input\` with the fields that are missing, \`projects_max\` at ten open ones. ${CONFLICT}`,
  params,
  body: versioned,
  reply: OwnBrief,
})

export const closeBrief = endpoint({
  method: 'POST',
  path: '/mentor/projects/:id/close',
  access: 'mentor',
  summary: `Close an open brief: it takes nobody any more, and its teams go on. Requests that wait end. A draft is deleted instead. ${CONFLICT}`,
  params,
  body: versioned,
  reply: Type.Object({
    /** Absent if the brief was deleted. */
    brief: Type.Optional(OwnBrief),
  }),
})

/** An application or invitation as the mentor reads it. */
export const ReceivedRequest = Type.Object({
  id: Id,
  kind: literals(REQUEST_KINDS),
  state: literals(REQUEST_STATES),
  learner: Type.Object({ id: Id, name: Type.String(), profile: Type.Optional(Type.String()) }),
  role: Type.Object({ id: Id, name: Type.String() }),
  note: Type.String(),
  /** True if operators have hidden the note of an application. */
  isHidden: Type.Optional(Type.Literal(true)),
  answer: Type.Optional(Type.String()),
  /** Names of courses and paths for which the learner has a certificate. */
  certificates: Type.Array(Type.String()),
  teamId: Type.Optional(Id),
  sentAt: Timestamp,
  answeredAt: Type.Optional(Timestamp),
  version: Version,
})
export type ReceivedRequest = Static<typeof ReceivedRequest>

export const listReceivedRequests = endpoint({
  method: 'GET',
  path: '/mentor/projects/:id/requests',
  access: 'mentor',
  summary: 'Applications to an own brief and invitations to it, the oldest first while they wait.',
  params,
  query: Type.Object({ state: Type.Optional(literals(REQUEST_STATES)), page: Page }),
  reply: Type.Object({ requests: Type.Array(ReceivedRequest), pagination: Pagination }),
})

export const answerApplication = endpoint({
  method: 'POST',
  path: '/mentor/project-requests/:id/answer',
  access: 'active-mentor',
  summary:
    'Accept or decline an application. Who is accepted joins `teamId`, or the first team with a free place in the role, or a new team. Repeated it returns the same. `role_taken` if no place is free, `teams_max` if the learner is in three teams in the meantime, `edit_conflict` if it was withdrawn.',
  params,
  body: Type.Object({
    isAccepted: Type.Boolean(),
    teamId: Type.Optional(Id),
    answer: Type.Optional(EnteredText(REQUEST_NOTE_MAX * 4)),
  }),
  reply: ReceivedRequest,
})

export const InvitablePerson = Type.Object({
  id: Id,
  name: Type.String(),
  profile: Type.Optional(Type.String()),
  /** The connection of the learner with the mentor. */
  as: literals(['mentee', 'enrolled']),
})
export type InvitablePerson = Static<typeof InvitablePerson>

export const listInvitable = endpoint({
  method: 'GET',
  path: '/mentor/projects/:id/invitable',
  access: 'active-mentor',
  rateLimit: 'search',
  summary:
    'Learners whom the mentor can invite: mentees and people who are enrolled in the mentor’s courses, who may take part and are not in the project.',
  params,
  query: Type.Object({ q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })), page: Page }),
  reply: Type.Object({ people: Type.Array(InvitablePerson), pagination: Pagination }),
})

export const inviteToProject = endpoint({
  method: 'POST',
  path: '/mentor/projects/:id/invite',
  access: 'active-mentor',
  rateLimit: 'application',
  summary:
    'Invite a connected learner for a role. One whose application waits is accepted instead. `not_found` if the learner cannot be invited, `role_taken` if no place is free, `project_requests_max` at 200 requests that wait.',
  params,
  body: Type.Object({ learner: Id, roleId: Id, note: EnteredText(REQUEST_NOTE_MAX * 4) }),
  reply: ReceivedRequest,
})

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/mentor/project-requests/:id/withdraw',
  access: 'mentor',
  summary:
    'Withdraw an invitation that waits. Repeated it returns the same; `edit_conflict` once it is answered.',
  params,
  body: Empty,
  reply: ReceivedRequest,
})
