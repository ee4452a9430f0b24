import type { CallEndReason } from '@mentor-connect/contract/messages/callRules'
import type { BusEvent } from '../bus/bus'
import type { Connection } from '../delivery/connection'
import { peopleOfConversation } from '../store/conversations.repo'
import { callFrames } from './callFrames'
import { callMetrics } from './calls.metrics'
import { findCall, openCallIn, overdueCalls, placeOf, placesIn, presentCall } from './calls.repo'
import { callStarter, type CallDependencies } from './callStarter'
import { callTeller, type Asked } from './callTeller'
import { settleCall, stopCall } from './changeCall.store'
import type { CallResult } from './lockedCall'

/** Maximum number of calls that one sweep checks. */
const SWEEP_MAX = 200

export type CallNode = ReturnType<typeof callNode>

/** Handles the calls of one process: their frames, and events outside of calls that end them. */
export function callNode(dependencies: CallDependencies & { onError: (error: unknown) => void }) {
  const { db, clock } = dependencies
  const teller = callTeller(dependencies)
  const metrics = callMetrics(db)

  async function tell(result: CallResult, asked?: Asked) {
    if (result.kind === 'ended' && result.isNew) metrics.ended(result.call)
    const people = result.kind === 'open' ? await peopleOfConversation(db, result.call.conversation_id) : []
    teller.tell(result, people, asked)
  }

  const settle = async (callId: string) => tell(await settleCall(db, callId, clock()))

  const stop = async (callId: string, reason: CallEndReason) =>
    tell(await stopCall(db, { callId, reason, now: clock() }))

  async function settleOverdue() {
    for (const id of await overdueCalls(db, clock().toISOString(), SWEEP_MAX)) await settle(id)
  }
  let sweeping: Promise<void> | undefined

  const starter = callStarter({ ...dependencies, settle, stop })
  const frames = callFrames({ ...dependencies, teller, start: starter.start, tell })

  return {
    ...frames,
    stop,
    registerMetrics: metrics.register,

    /** Called for events of other nodes. */
    onEvent({ personId, connectionId, frame }: BusEvent & { kind: 'connection-frame' }) {
      teller.sendHere(personId, connectionId, frame)
    },

    /** Notifies a person who has just connected of a call that is ringing or in progress. */
    async greet(connection: Connection) {
      const place = await placeOf(db, connection.personId)
      const row = place && (await findCall(db, place.call_id))
      if (!row || row.ended_at !== null) return
      const call = presentCall(row, await placesIn(db, row.id))
      const isRung = place.device_id === null
      connection.send(isRung ? { type: 'call_ringing', call } : { type: 'call_state', call })
    },

    /** Ends the open call of a person who may no longer use chat. */
    async stopOf(personId: string) {
      const place = await placeOf(db, personId)
      if (place) await stop(place.call_id, 'not_allowed')
    },

    /**
     * Ends the open call of a conversation.
     *
     * @param onlyChat true: the call of a session stays open
     */
    async stopIn(conversationId: string, { onlyChat = false } = {}) {
      const call = await openCallIn(db, conversationId)
      if (call && !(onlyChat && call.session_id !== null)) await stop(call.id, 'not_allowed')
    },

    /**
     * Ends calls, ringing and leases that have expired. All nodes do this; each call is changed only by the
     * node that gets to it first. If a sweep takes longer than the interval, the next call waits for the same
     * sweep, so that sweeps do not pile up on a slow database.
     */
    sweep() {
      sweeping ??= settleOverdue().finally(() => (sweeping = undefined))
      return sweeping
    },

    tidy() {
      frames.tidy()
      starter.tidy()
    },
  }
}
