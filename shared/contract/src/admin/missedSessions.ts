import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id, Timestamp, literals } from '../api/wire'
import { After, orNull, pageOf, Reason } from './lists'

const moderators = { roles: ['moderator'] } as const

/**
 * Decisions about a mentor who has missed sessions. `excused`: there was a good reason · `spoken`: an
 * operator has spoken with the mentor · `sanctioned`: the mentor was warned, limited or suspended.
 */
export const MISSED_SESSIONS_DECISIONS = ['excused', 'spoken', 'sanctioned'] as const
export type MissedSessionsDecision = (typeof MISSED_SESSIONS_DECISIONS)[number]

const NoShowMentor = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** Missed sessions about which nobody has decided, and learners who have reported them. */
  sessions: Type.Integer(),
  learners: Type.Integer(),
  /** The time since which a decision about this mentor has been due. */
  since: Timestamp,
})
export type NoShowMentor = Static<typeof NoShowMentor>

export const listNoShowMentors = endpoint({
  method: 'GET',
  path: '/api/missed-sessions',
  access: 'operator',
  operators: moderators,
  summary: 'Mentors who have missed several sessions and wait for a decision, longest waiting first.',
  query: Type.Object({ after: After }),
  reply: pageOf(NoShowMentor),
})

const MissedSession = Type.Object({
  id: Type.String(),
  start: Timestamp,
  /** The time at which the mentor's period for contesting the report ended. */
  countsFrom: Timestamp,
  learner: Type.Object({ id: Type.String(), name: Type.String() }),
  /** True if a decision includes this session. */
  isDecided: Type.Boolean(),
})

const MissedSessions = Type.Object({
  /** Null if no decision is due. */
  since: orNull(Timestamp),
  /** Newest first. Sessions that the mentor contests, or can still contest, are left out. */
  sessions: Type.Array(MissedSession),
  /** Newest first. */
  decisions: Type.Array(
    Type.Object({
      decision: literals(MISSED_SESSIONS_DECISIONS),
      note: Type.String(),
      by: Type.String(),
      at: Timestamp,
    }),
  ),
})
export type MissedSessions = Static<typeof MissedSessions>

export const getMissedSessions = endpoint({
  method: 'GET',
  path: '/api/missed-sessions/:id',
  access: 'operator',
  operators: moderators,
  summary: 'The sessions that a mentor has missed, and decisions about them.',
  params: Type.Object({ id: Id }),
  reply: MissedSessions,
})

export const decideMissedSessions = endpoint({
  method: 'POST',
  path: '/api/missed-sessions/:id/decide',
  access: 'operator',
  operators: moderators,
  summary: 'Stores a decision about the missed sessions of a mentor. The mentor is not told.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    decision: literals(MISSED_SESSIONS_DECISIONS),
    /** For other operators. */
    note: Reason,
    /**
     * `countsFrom` of the newest session that the operator has seen. The decision does not cover later
     * sessions.
     */
    until: Timestamp,
  }),
  reply: MissedSessions,
})
