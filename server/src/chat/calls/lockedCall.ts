import type { CallEndReason } from '@mentor-connect/contract/messages/callRules'
import type { ChatErrorCode } from '@mentor-connect/contract/messages/chatFrames'
import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import type { Database, Tx } from '../database/schema'
import { storeCallLine, outcomeOf, type StoredLine } from '../store/callLines.store'
import { lockConversation } from '../store/conversationThread.store'
import { Participants } from '../store/participants'
import { sideOf } from '../store/sides'
import { clearPlaces, findCall, noteLine, placesIn, updateCall, type CallRow, type Place } from './calls.repo'

export type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>

/** A call whose conversation is locked until the transaction ends. */
export interface LockedCall {
  tx: Tx
  conversation: LockedConversation
  call: CallRow
  places: Place[]
  now: Date
}

/** The result of a frame or event for a call. */
export type CallResult = OpenResult | EndedResult | { kind: 'elsewhere'; call: CallRow } | RefusedResult

export interface OpenResult {
  kind: 'open'
  call: CallRow
  places: Place[]
  /** True if people have to be notified. */
  isChanged: boolean
  /** The place of the device that this person was using before moving to another one. */
  ousted?: Place
  /** True if the person has just answered, so that the other devices stop ringing. */
  isAnswer?: boolean
}

export interface EndedResult {
  kind: 'ended'
  call: CallRow
  /** False if the call had already ended. */
  isNew: boolean
  /** The two people of the conversation. */
  people: string[]
  line?: StoredLine
}

export interface RefusedResult {
  kind: 'refused'
  code: ChatErrorCode
  retryAt?: string
}

export const refused = (code: ChatErrorCode): RefusedResult => ({ kind: 'refused', code })

/** Error that rolls the transaction back. */
export class CallRefusal extends Error {
  constructor(readonly code: ChatErrorCode) {
    super(code)
  }
}

/** Runs a transaction. A `CallRefusal` rolls it back and becomes the result. */
export function inTransaction(db: Database, work: (tx: Tx) => Promise<CallResult>): Promise<CallResult> {
  return db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (error instanceof CallRefusal) return refused(error.code)
      throw error
    })
}

/**
 * Locks a call. If the call has ended, returns it as ended. If it is a call of other people, it is treated as
 * if it did not exist.
 *
 * @param personId null for the service itself
 */
export function withCall(
  db: Database,
  { callId, personId, now }: { callId: string; personId: string | null; now: Date },
  work: (locked: LockedCall) => Promise<CallResult>,
): Promise<CallResult> {
  return inTransaction(db, async (tx) => {
    const found = await findCall(tx, callId)
    const conversation = found && (await lockConversation(tx, found.conversation_id))
    if (!conversation || (personId !== null && !sideOf(conversation, personId))) return refused('no_call')
    // The call is read again, because it may have changed before the conversation was locked.
    const call = await findCall(tx, callId)
    if (!call) return refused('no_call')
    if (call.ended_at !== null) return { kind: 'ended', call, isNew: false, people: peopleOf(conversation) }
    return work({ tx, conversation, call, places: await placesIn(tx, callId), now })
  })
}

export const peopleOf = ({ participant_low, participant_high }: LockedConversation) => [
  participant_low,
  participant_high,
]

/**
 * Returns the reason why this person may not call here. A limit of new contacts does not apply to the call of
 * a booked session.
 */
export function refusalOf(conversation: LockedConversation, personId: string, isSession: boolean) {
  const code = new Participants(conversation).refusalOf(personId)
  return isSession && code === 'contact_limited' ? undefined : code
}

/** Returns the time during which both people have been in the call, in whole seconds. */
const secondsUntil = ({ seconds, active_since }: CallRow, now: Date) =>
  seconds +
  (active_since === null
    ? 0
    : Math.max(0, Math.floor((now.getTime() - Date.parse(active_since)) / SECOND_MS)))

/**
 * Ends a call. A call that has rung or was answered gets a line in the conversation. If only one person has
 * waited for a session, there is no line.
 *
 * @param until the time until which both were in the call; by default, now
 */
export async function endCall(
  { tx, conversation, call, now }: LockedCall,
  { reason, by, until = now }: { reason: CallEndReason; by?: string; until?: Date },
): Promise<EndedResult> {
  const ended = await updateCall(tx, call, {
    state: 'ended',
    ended_at: now.toISOString(),
    end_reason: reason,
    ended_by: by ?? null,
    active_since: null,
    seconds: secondsUntil(call, until),
  })
  await clearPlaces(tx, call.id)
  const result = { kind: 'ended', call: ended, isNew: true, people: peopleOf(conversation) } as const
  if (ended.answered_at === null && ended.rings_until === null) return result
  const line = await storeCallLine(tx, conversation, {
    call: ended,
    senderId: call.started_by,
    isNews: outcomeOf(ended) === 'missed' && reason !== 'not_allowed',
    now: now.toISOString(),
  })
  await noteLine(tx, call.id, line.message.seq)
  return { ...result, line }
}

export const isInCall = ({ device_id }: Place) => device_id !== null

/** Stores the state that results from the people who are in the call now. */
export async function refreshState(
  { tx, call, now }: Pick<LockedCall, 'tx' | 'call' | 'now'>,
  values: Partial<Pick<CallRow, 'session_id' | 'closes_at'>> = {},
): Promise<OpenResult> {
  const places = await placesIn(tx, call.id)
  const isSession = (values.session_id ?? call.session_id) !== null
  const areBoth = places.filter(isInCall).length === 2
  const at = now.toISOString()
  const next = await updateCall(tx, call, {
    ...values,
    state: areBoth ? 'active' : isSession ? 'waiting' : 'ringing',
    answered_at: call.answered_at ?? (areBoth ? at : null),
    active_since: areBoth ? (call.active_since ?? at) : null,
    seconds: areBoth ? call.seconds : secondsUntil(call, now),
  })
  return { kind: 'open', call: next, places, isChanged: true }
}
