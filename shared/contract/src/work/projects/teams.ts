import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { EnteredText, REQUIRED } from '../../api/enteredTexts'
import { Empty, Id, Pagination, Timestamp, literals, pageQuery } from '../../api/wire'
import { COURSE_LANGUAGES } from '../../courses/courseLanguages'
import { OwnCertificate } from '../../learning/certificates'
import { Day } from '../../learning/plan'
import { Version } from '../applications'
import {
  CHECK_IN_TEXT_MAX,
  CONTRIBUTION_MAX,
  DECISION_TEXT_MAX,
  REQUEST_NOTE_MAX,
  TEAM_SIZE_MAX,
} from './projectLimits'
import { MILESTONE_STATES, TEAM_STATES } from './projectRules'
import { ProjectMentor } from './projects'

/** A team of a project for its members and its mentor: people, weekly check-ins, and the end. */

const params = Type.Object({ id: Id })
const Page = Type.Optional(pageQuery.page)

/**
 * Id of a text in reports. Absent if the text cannot be reported, because it was written during an update of
 * the product.
 */
const reportId = Type.Optional(Id)
/** True if operators have hidden the text after a report. The text is then empty. */
export const isHidden = Type.Optional(Type.Literal(true))

/** The caller's relation to a team. */
export const TEAM_VIEWERS = ['member', 'mentor', 'former'] as const

export const TeamMember = Type.Object({
  id: Id,
  /** Name of the person; empty once the account is deleted. */
  name: Type.String(),
  profile: Type.Optional(Type.String()),
  /** Name of the role. */
  role: Type.String(),
  joinedAt: Timestamp,
  /** Present if the person has left the team. */
  leftAt: Type.Optional(Timestamp),
  /** The mentor’s reason for removing the person. Only the person and the mentor read it. */
  removalReason: Type.Optional(Type.String()),
  /** True if the caller has blocked this person. It does not disclose who has blocked the caller. */
  isBlocked: Type.Optional(Type.Literal(true)),
})
export type TeamMember = Static<typeof TeamMember>

const summary = {
  id: Id,
  projectId: Type.Optional(Id),
  title: Type.String(),
  language: literals(COURSE_LANGUAGES),
  number: Type.Integer(),
  state: literals(TEAM_STATES),
  /** Absent if the mentor’s account was deleted. */
  mentor: Type.Optional(ProjectMentor),
  startedAt: Type.Optional(Timestamp),
  /** The last day of the project in the product's time zone. */
  endsOn: Type.Optional(Day),
  endedAt: Type.Optional(Timestamp),
  lastActiveAt: Timestamp,
  version: Version,
}

const next = {
  /** The first milestone that is not approved. */
  nextMilestone: Type.Optional(
    Type.Object({
      id: Id,
      title: Type.String(),
      state: literals(MILESTONE_STATES),
      dueOn: Type.Optional(Day),
    }),
  ),
  /** The card of the caller that is due first. */
  nextCard: Type.Optional(Type.Object({ id: Id, title: Type.String(), dueOn: Day })),
}

export const TeamSummary = Type.Object({
  ...summary,
  /** Names of the current members. */
  members: Type.Array(Type.String()),
  ...next,
  /** True if the caller has not answered the question of this week. */
  needsCheckIn: Type.Boolean(),
  /** True if the caller has not described the others' contributions yet. */
  needsContributions: Type.Boolean(),
  /** Number of milestones that wait for the mentor. */
  waitingMilestones: Type.Integer(),
})
export type TeamSummary = Static<typeof TeamSummary>

export const Team = Type.Object({
  ...summary,
  ...next,
  /** True if the caller has not described the others' contributions yet. */
  needsContributions: Type.Optional(Type.Boolean()),
  viewer: literals(TEAM_VIEWERS),
  goal: Type.String(),
  description: Type.String(),
  weeks: Type.Integer(),
  /** The current week, counted from 1; present only while the team is working. */
  week: Type.Optional(Type.Integer()),
  people: Type.Array(TeamMember),
  /** True if the mentor cannot act now, because the account is suspended or deleted. */
  isMentorGone: Type.Boolean(),
  /** The mentor to whom the team is offered. Sent only to the team's mentor. */
  offeredTo: Type.Optional(ProjectMentor),
  /** True if nobody has written for two weeks, and nobody has confirmed since then that the team goes on. */
  isAskedHowItGoes: Type.Boolean(),
  /** The room of the team in the chat. Absent before the start. */
  roomId: Type.Optional(Id),
  /** False if the team can no longer be changed by anybody. */
  canWrite: Type.Boolean(),
  checkIn: Type.Optional(
    Type.Object({ week: Type.Integer(), question: Type.Integer(), isAnswered: Type.Boolean() }),
  ),
})
export type Team = Static<typeof Team>

export const listTeams = endpoint({
  method: 'GET',
  path: '/teams',
  access: 'session',
  summary:
    'The caller’s teams as a member or as the mentor: current ones, or with `past` those that are over.',
  query: Type.Object({ which: Type.Optional(literals(['current', 'past'])), page: Page }),
  reply: Type.Object({ teams: Type.Array(TeamSummary), pagination: Pagination }),
})

export const getTeam = endpoint({
  method: 'GET',
  path: '/teams/:id',
  access: 'session',
  summary: 'One team, for its members and mentor. Former members only read what is about themselves.',
  params,
  reply: Team,
})

const versioned = Type.Object({ version: Version })

export const startTeam = endpoint({
  method: 'POST',
  path: '/mentor/teams/:id/start',
  access: 'active-mentor',
  summary:
    'Start a team of at least two people. It keeps the texts and milestones of the brief as they are now. Repeated it returns the same. `invalid_input` with the reason `too_few`, `edit_conflict` if it was changed since `version`.',
  params,
  body: versioned,
  reply: Team,
})

export const endTeam = endpoint({
  method: 'POST',
  path: '/mentor/teams/:id/end',
  access: 'active-mentor',
  summary:
    '`conclude`: the work is over, and the members say what each other contributed. `stop`: end the team early, without evidence. Repeated it returns the same. `edit_conflict` if it was changed since `version`.',
  params,
  body: Type.Object({ version: Version, how: literals(['conclude', 'stop']) }),
  reply: Team,
})

export const removeMember = endpoint({
  method: 'POST',
  path: '/mentor/teams/:id/remove-member',
  access: 'active-mentor',
  summary:
    'Take a member out of the team; the person reads the reason. Cards become unassigned, and the place can be filled again. Repeated it returns the same.',
  params,
  body: Type.Object({ memberId: Id, reason: EnteredText(REQUEST_NOTE_MAX * 4, REQUIRED) }),
  reply: Team,
})

export const leaveTeam = endpoint({
  method: 'POST',
  path: '/teams/:id/leave',
  access: 'user',
  summary: 'Leave the team. Own cards become unassigned. Repeated it returns the same.',
  params,
  body: Empty,
  reply: Team,
})

export const keepTeam = endpoint({
  method: 'POST',
  path: '/teams/:id/keep',
  access: 'session',
  summary: 'Say that the team goes on, after it was asked because nobody wrote for two weeks.',
  params,
  body: Empty,
  reply: Team,
})

export const blockTeamMember = endpoint({
  method: 'POST',
  path: '/teams/:id/block-member',
  access: 'user',
  summary:
    'For present members: block another learner who is or was in the team, also in rooms and in the community, or lift that. The team stays together, and the other one is not told.',
  params,
  body: Type.Object({ memberId: Id, blocked: Type.Boolean() }),
  reply: Team,
})

/**
 * Number of questions of the weekly check-in. Each week asks the next one in turn. The clients contain the
 * texts.
 */
export const CHECK_IN_QUESTIONS = 4

export const CheckIn = Type.Object({
  /** Week of the project, counted from 1. */
  week: Type.Integer(),
  /** Number of the question, from 0. */
  question: Type.Integer(),
  answers: Type.Array(
    Type.Object({
      id: reportId,
      name: Type.String(),
      isOwn: Type.Boolean(),
      text: Type.String(),
      isHidden,
      writtenAt: Timestamp,
    }),
  ),
})
export type CheckIn = Static<typeof CheckIn>

export const listCheckIns = endpoint({
  method: 'GET',
  path: '/teams/:id/check-ins',
  access: 'session',
  summary: 'The weeks of a team with the answers to their question, the last week first.',
  params,
  query: Type.Object({ page: Page }),
  reply: Type.Object({ checkIns: Type.Array(CheckIn), pagination: Pagination }),
})

export const answerCheckIn = endpoint({
  method: 'POST',
  path: '/teams/:id/check-ins/:week',
  access: 'user',
  summary:
    'Answer the question of a week, or change the own answer. Only the present week and the one before can be answered.',
  params: Type.Object({ id: Id, week: Type.String({ pattern: '^[1-9]\\d?$', maxLength: 2 }) }),
  body: Type.Object({ text: EnteredText(CHECK_IN_TEXT_MAX * 4, REQUIRED) }),
  reply: CheckIn,
})

const Contribution = Type.Object({
  id: reportId,
  fromId: Id,
  aboutId: Id,
  text: Type.String(),
  isHidden,
})

export const Contributions = Type.Object({
  /** The members about whom the caller writes; empty for the mentor. */
  about: Type.Array(Id),
  own: Type.Array(Type.Object({ aboutId: Id, text: Type.String() })),
  /** Ids of the members who have written about everybody. */
  written: Type.Array(Id),
  /** The time at which the descriptions are shown to all members; earlier if all members have written. */
  shownFrom: Timestamp,
  /**
   * The members' descriptions of each other's contributions. Empty until all have written or a week has
   * passed.
   */
  shown: Type.Array(Contribution),
  decisions: Type.Array(
    Type.Object({
      learnerId: Id,
      isProven: Type.Boolean(),
      text: Type.String(),
      decidedAt: Timestamp,
    }),
  ),
  /** Id of the caller's certificate for this project; absent if there is none. */
  certificateId: Type.Optional(Id),
  /** True if the caller can get a certificate now. */
  canCertify: Type.Optional(Type.Literal(true)),
})
export type Contributions = Static<typeof Contributions>

export const getContributions = endpoint({
  method: 'GET',
  path: '/teams/:id/contributions',
  access: 'session',
  summary:
    'What the members said about each other’s contribution, and the decisions of the mentor. A learner reads the decision about the learner alone.',
  params,
  reply: Contributions,
})

export const writeContributions = endpoint({
  method: 'POST',
  path: '/teams/:id/contributions',
  access: 'user',
  summary:
    'Say what the others contributed; it can be changed until everybody reads it. `edit_conflict` after that.',
  params,
  body: Type.Object({
    contributions: Type.Array(
      Type.Object({ aboutId: Id, text: EnteredText(CONTRIBUTION_MAX * 4, REQUIRED) }),
      { minItems: 1, maxItems: TEAM_SIZE_MAX },
    ),
  }),
  reply: Contributions,
})

export const decideContribution = endpoint({
  method: 'POST',
  path: '/mentor/teams/:id/decide',
  access: 'active-mentor',
  summary:
    'Decide whether the contribution of one member is proven, with a few words. With the last decision the team is done. Repeated it returns the same; a decision that differs replaces the one before. `edit_conflict` before the contributions are shown, and with the reason `certified` if a confirmation would be taken back that a certificate states.',
  params,
  body: Type.Object({
    memberId: Id,
    isProven: Type.Boolean(),
    text: EnteredText(DECISION_TEXT_MAX * 4, REQUIRED),
  }),
  reply: Contributions,
})

export const issueProjectCertificate = endpoint({
  method: 'POST',
  path: '/teams/:id/certificate',
  access: 'user',
  summary:
    'The caller’s certificate for a project that is done, if the mentor has confirmed the contribution. Issued once; repeated it returns the same. `edit_conflict` before that, `certificate_revoked`, `name_not_printable`.',
  params,
  body: Empty,
  reply: OwnCertificate,
})
