import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { Empty, Id, Timestamp, literals } from '../../api/wire'
import { COURSE_LANGUAGES } from '../../courses/courseLanguages'
import { Version } from '../applications'
import { TEAM_STATES } from './projectRules'
import { ProjectMentor } from './projects'
import { Team } from './teams'

/** Offers of a team: its mentor asks another mentor to take it over, who accepts or declines. */

/**
 * A team as a mentor sees it before accepting it: its project and the number of its members, but nothing
 * about the people.
 */
export const TeamOffer = Type.Object({
  /** Id of the team. */
  id: Id,
  title: Type.String(),
  goal: Type.String(),
  description: Type.String(),
  language: literals(COURSE_LANGUAGES),
  state: literals(TEAM_STATES),
  weeks: Type.Integer(),
  /** The current week, counted from 1; absent if the work is over. */
  week: Type.Optional(Type.Integer()),
  members: Type.Integer(),
  /** Number of milestones that wait for the mentor. */
  waitingMilestones: Type.Integer(),
  /** The mentor who offers the team. Absent if the account was deleted. */
  from: Type.Optional(ProjectMentor),
  offeredAt: Timestamp,
})
export type TeamOffer = Static<typeof TeamOffer>

const TeamOffers = Type.Object({ offers: Type.Array(TeamOffer) })

const params = Type.Object({ id: Id })

export const offerTeam = endpoint({
  method: 'POST',
  path: '/mentor/teams/:id/offer',
  access: 'active-mentor',
  rateLimit: 'opening',
  summary:
    'Offer a team that works or is being concluded to another mentor, in place of an earlier offer. Repeated it returns the same. `edit_conflict` if it was changed since `version`, `not_found` if this mentor cannot take it, whatever the reason is, `project_requests_max` if as many offers as possible wait for the mentor.',
  params,
  body: Type.Object({ version: Version, mentor: Id }),
  reply: Team,
})

export const withdrawTeamOffer = endpoint({
  method: 'POST',
  path: '/mentor/teams/:id/withdraw-offer',
  access: 'active-mentor',
  summary: 'Take the offer of a team back. Repeated it returns the same.',
  params,
  body: Empty,
  reply: Team,
})

export const listTeamOffers = endpoint({
  method: 'GET',
  path: '/mentor/team-offers',
  access: 'mentor',
  summary: 'The teams that other mentors offer to the caller, the oldest offer first.',
  reply: TeamOffers,
})

export const answerTeamOffer = endpoint({
  method: 'POST',
  path: '/mentor/team-offers/:id/answer',
  access: 'active-mentor',
  summary:
    'Take over a team that is offered to the caller, or decline. Whoever takes it over gets a closed project with its texts, and opens it to fill free places. Returns the offers that are left, and the same if it is repeated. `not_found` if the team is not offered any more.',
  params,
  body: Type.Object({ isAccepted: Type.Boolean() }),
  reply: TeamOffers,
})
