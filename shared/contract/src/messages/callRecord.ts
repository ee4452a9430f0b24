import Type, { type Static } from 'typebox'
import { Id, literals, Timestamp } from '../api/wire'
import { CALL_OUTCOMES } from './callRules'

/** A call that has ended, as its line in the conversation shows it. The author of the line has started the call. */
export const CallRecord = Type.Object({
  callId: Id,
  outcome: literals(CALL_OUTCOMES),
  startedAt: Timestamp,
  endedAt: Timestamp,
  /** The time for which both were in the call. Present if it was answered. */
  seconds: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Present if it was the call of a session. */
  sessionId: Type.Optional(Id),
})
export type CallRecord = Static<typeof CallRecord>
