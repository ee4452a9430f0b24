import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { EnteredText } from '../../api/enteredTexts'
import { Empty, Id, Pagination, Timestamp, literals, pageQuery } from '../../api/wire'
import { COURSE_LANGUAGES } from '../../courses/courseLanguages'
import { Rubric } from '../../courses/tasks/tasks'
import { DOMAIN_TAG_MAX } from '../../rules/limits'
import { PROJECT_CURSOR_MAX, REQUEST_NOTE_MAX } from './projectLimits'
import { REQUEST_KINDS, REQUEST_STATES, TEAM_STATES } from './projectRules'

/** Collaborative projects as the public can read them, and the applications and invitations of a learner. */

export const ProjectMentor = Type.Object({
  id: Id,
  name: Type.String(),
  /** Path of the picture on the API. */
  profile: Type.Optional(Type.String()),
})
export type ProjectMentor = Static<typeof ProjectMentor>

export const ShownRole = Type.Object({
  id: Id,
  name: Type.String(),
  /** Number of places in each team. */
  places: Type.Integer(),
  /** Number of free places in this role, in all teams that are forming or can still be formed. */
  free: Type.Integer(),
})
export type ShownRole = Static<typeof ShownRole>

const summary = {
  _id: Id,
  title: Type.String(),
  goal: Type.String(),
  /** English names of subjects, and the mentor's own words. */
  skills: Type.Array(Type.String()),
  roles: Type.Array(ShownRole),
  /** Number of people in a full team. */
  teamSize: Type.Integer(),
  /** Number of free places in all roles. */
  freePlaces: Type.Integer(),
  weeks: Type.Integer(),
  milestoneCount: Type.Integer(),
  /** BCP 47 tag of the language in which the team works and in which the texts are written. */
  language: literals(COURSE_LANGUAGES),
  mentor: ProjectMentor,
  postedAt: Timestamp,
  updatedAt: Timestamp,
}
export const ProjectSummary = Type.Object(summary)
export type ProjectSummary = Static<typeof ProjectSummary>

export const ShownMilestone = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  /** The week, counted from 1, at whose end the milestone is due. */
  week: Type.Integer(),
  rubric: Rubric,
})

export const Project = Type.Object({
  ...summary,
  /** Plain text; an empty line begins a new paragraph. */
  description: Type.String(),
  milestones: Type.Array(ShownMilestone),
  /** Number of teams that are working. The next field counts the teams that have completed the project. */
  workingTeams: Type.Integer(),
  doneTeams: Type.Integer(),
})
export type Project = Static<typeof Project>

/** An opaque cursor of a list: the value of `next` in the previous page. */
export const ProjectCursor = Type.String({ maxLength: PROJECT_CURSOR_MAX, pattern: '^[A-Za-z0-9_-]+$' })

export const listProjects = endpoint({
  method: 'GET',
  path: '/projects',
  access: 'public',
  rateLimit: 'search',
  summary: 'Open projects, the newest first, with filters. It is the same for every reader.',
  query: Type.Object({
    /**
     * A subject under any of its names, which also matches its narrower subjects, or a word that the mentor
     * has entered.
     */
    skill: Type.Optional(Type.String({ maxLength: DOMAIN_TAG_MAX * 4 })),
    language: Type.Optional(literals(COURSE_LANGUAGES)),
    /** `free`: only projects with a free place. */
    places: Type.Optional(literals(['free'])),
    after: Type.Optional(ProjectCursor),
  }),
  reply: Type.Object({
    projects: Type.Array(ProjectSummary),
    /** Cursor of the next page; absent on the last page. */
    next: Type.Optional(ProjectCursor),
  }),
})

export const getProject = endpoint({
  method: 'GET',
  path: '/projects/:id',
  access: 'public',
  summary:
    'One open project. `not_found` with the reason `removed` once it was open and is closed or removed. It is the same for every reader.',
  params: Type.Object({ id: Id }),
  reply: Project,
})

const ProjectName = Type.Object({
  _id: Id,
  title: Type.String(),
  language: literals(COURSE_LANGUAGES),
  /** True if everybody can read the project now. */
  isOpen: Type.Boolean(),
})

/** An application or an invitation. */
export const ProjectRequest = Type.Object({
  id: Id,
  kind: literals(REQUEST_KINDS),
  state: literals(REQUEST_STATES),
  project: ProjectName,
  mentor: Type.Optional(ProjectMentor),
  role: Type.Object({ id: Id, name: Type.String() }),
  /** Text of the person who has sent the request. */
  note: Type.String(),
  /** True if operators have hidden the note of an invitation. */
  isHidden: Type.Optional(Type.Literal(true)),
  /** Text of the person who has answered the request. */
  answer: Type.Optional(Type.String()),
  /** The team of a learner who was accepted. */
  teamId: Type.Optional(Id),
  sentAt: Timestamp,
  answeredAt: Type.Optional(Timestamp),
  /** Increases with every change. */
  version: Type.Integer(),
})
export type ProjectRequest = Static<typeof ProjectRequest>

/**
 * Reasons why a learner cannot apply. `closed`: the project takes no application from this learner; the
 * reason is not disclosed · `consent`: a guardian has to agree first · `birth-year`: the year of birth has to
 * be entered first · `teams`: the learner is in three teams · `applications`: ten applications wait for an
 * answer.
 */
export const PROJECT_OBSTACLES = ['closed', 'consent', 'birth-year', 'teams', 'applications'] as const
export type ProjectObstacle = (typeof PROJECT_OBSTACLES)[number]

export const ProjectFit = Type.Object({
  /** The latest application or invitation of the caller. */
  request: Type.Optional(ProjectRequest),
  /** The caller's team in this project, if the team has not ended. */
  team: Type.Optional(Type.Object({ id: Id, state: literals(TEAM_STATES) })),
  /** Absent if the caller can apply. */
  obstacle: Type.Optional(literals(PROJECT_OBSTACLES)),
})
export type ProjectFit = Static<typeof ProjectFit>

const params = Type.Object({ id: Id })

export const getProjectFit = endpoint({
  method: 'GET',
  path: '/user/projects/:id',
  access: 'user',
  summary: 'How it stands between the caller and a project.',
  params,
  reply: ProjectFit,
})

export const applyToProject = endpoint({
  method: 'POST',
  path: '/user/projects/:id/apply',
  access: 'user',
  rateLimit: 'application',
  summary:
    'Apply for a role. Somebody whose application waits gets it as it is; an invitation to the project is accepted instead. `project_closed` if the project takes no application from the caller, `guardian_consent_needed` for minors, `teams_max` at three teams, `project_requests_max` at ten applications that wait, `role_taken` if the role has no free place.',
  params,
  body: Type.Object({ roleId: Id, note: EnteredText(REQUEST_NOTE_MAX * 4) }),
  reply: ProjectFit,
})

export const listProjectRequests = endpoint({
  method: 'GET',
  path: '/user/project-requests',
  access: 'user',
  summary: 'Own applications and invitations: those that wait first, then the last sent.',
  query: Type.Object({ page: Type.Optional(pageQuery.page) }),
  reply: Type.Object({ requests: Type.Array(ProjectRequest), pagination: Pagination }),
})

export const withdrawProjectApplication = endpoint({
  method: 'POST',
  path: '/user/project-requests/:id/withdraw',
  access: 'user',
  summary:
    'Withdraw an own application that waits. Repeated it returns the same; `edit_conflict` once it is answered.',
  params,
  body: Empty,
  reply: ProjectRequest,
})

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/user/project-requests/:id/answer',
  access: 'user',
  summary:
    'Accept or decline an invitation. Repeated it returns the same. `role_taken` if the place was taken in the meantime, `teams_max` at three teams, `edit_conflict` if it was withdrawn.',
  params,
  body: Type.Object({ isAccepted: Type.Boolean(), answer: Type.Optional(EnteredText(REQUEST_NOTE_MAX * 4)) }),
  reply: ProjectRequest,
})
