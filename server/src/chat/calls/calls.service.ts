import { randomUUID } from 'node:crypto'
import {
  CALLS_AFTER_ANSWER,
  CALLS_ONLY_IN_SESSIONS,
  SESSION_CALL_CLOSED,
  type CallConsent,
} from '@mentor-connect/contract/messages/calls'
import { errors } from '../../platform/http/errors'
import type { ChatDependencies } from '../dependencies'
import type { Messenger } from '../delivery/messenger'
import { connectionRefresh } from '../first-contact/firstContact.service'
import {
  conversationById,
  findConversation,
  insertConversation,
  type ConversationRow,
} from '../store/conversations.repo'
import { lockConversation } from '../store/conversationThread.store'
import type { Writer } from '../store/first-contact/firstContact'
import { otherOf, pairOf, sideOf } from '../store/sides'
import type { CallNode } from './callNode'
import { consentOf, saveConsent } from './consents.repo'
import { refusalOf } from './lockedCall'

type Dependencies = ChatDependencies & { messenger: Messenger; calls: CallNode }

/** Calls over HTTP: permission to call, and the conversation in which the call of a session takes place. */
export function callsService(dependencies: Dependencies) {
  const { db, clock, people, messenger, calls } = dependencies
  const refreshed = connectionRefresh(dependencies)

  async function own(personId: string, conversationId: string): Promise<ConversationRow> {
    const row = await conversationById(db, conversationId)
    if (!row || !sideOf(row, personId)) throw errors.notFound('Conversation')
    return row
  }

  /**
   * Requires that this person can allow calls in the conversation.
   *
   * @throws ApiError otherwise
   */
  async function mustBeAllowed(caller: Writer, row: ConversationRow) {
    const [now] = await refreshed([row], caller)
    if (now!.is_open !== 1) throw errors.refused(CALLS_AFTER_ANSWER)
    if (!(await people.callable([caller.personId])).has(caller.personId))
      throw errors.refused(CALLS_ONLY_IN_SESSIONS)
  }

  return {
    async consent(personId: string, conversationId: string): Promise<CallConsent> {
      await own(personId, conversationId)
      return consentOf(db, conversationId, personId)
    },

    async allow(caller: Writer, conversationId: string, isAllowed: boolean): Promise<CallConsent> {
      const { personId } = caller
      const row = await own(personId, conversationId)
      if (isAllowed) await mustBeAllowed(caller, row)
      const isChanged = await db.transaction().execute(async (tx) => {
        const locked = await lockConversation(tx, conversationId)
        if (!locked) throw errors.notFound('Conversation')
        if (isAllowed && refusalOf(locked, personId, false)) throw errors.forbidden()
        return saveConsent(tx, { conversationId, personId, isAllowed, now: clock().toISOString() })
      })
      if (!isAllowed) await calls.stopIn(conversationId, { onlyChat: true })
      if (isChanged) {
        const frame = { type: 'calls_allowed', conversationId, userId: personId, allowed: isAllowed } as const
        messenger.tell([personId, otherOf(row, personId)], frame)
      }
      return consentOf(db, conversationId, personId)
    },

    /** Opens the conversation of the two people of a session if they have none. */
    async openForSession(personId: string, sessionId: string) {
      const call = await people.sessionCall(personId, sessionId)
      if (!call) throw errors.refused(SESSION_CALL_CLOSED)
      const pair = pairOf(personId, call.partnerId)
      if (!(await findConversation(db, pair))) {
        const { isConnected } = await people.tieWith(personId, call.partnerId)
        const now = clock().toISOString()
        await insertConversation(db, { id: randomUUID(), pair, now, isOpen: isConnected })
        messenger.conversationCreated((await findConversation(db, pair))!)
      }
      const { id } = (await findConversation(db, pair))!
      return { conversationId: id, ...call }
    },
  }
}
