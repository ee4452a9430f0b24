import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { Id, Timestamp } from '../../api/wire'

/** Maximum number of teams in one call of `POST /internal/teams/activity`. */
export const TEAM_ACTIVITY_MAX = 100

/** The last message in the room of a team. */
export const TeamActivity = Type.Object({ teamId: Id, at: Timestamp })
export type TeamActivity = Static<typeof TeamActivity>

export const noteTeamActivity = endpoint({
  method: 'POST',
  path: '/internal/teams/activity',
  access: 'service',
  summary:
    'For the chat service, with the service key: teams that talk in their room, each at most once a day. Harmless when repeated.',
  body: Type.Object({ teams: Type.Array(TeamActivity, { maxItems: TEAM_ACTIVITY_MAX }) }),
  reply: Type.Boolean(),
})
