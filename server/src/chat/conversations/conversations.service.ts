import type { Conversation } from '@mentor-connect/contract/api/chat'
import { randomUUID } from 'node:crypto'
import { errors } from '../../platform/http/errors'
import type { ChatDependencies } from '../dependencies'
import { historyOf, type HistoryPage } from '../messages/history.repo'
import { presentMessage } from '../messages/message'
import { restrictedAmong } from '../access/access.repo'
import type { Messenger } from '../delivery/messenger'
import {
  conversationsOf,
  findConversation,
  insertConversation,
  setBlocked,
  type ConversationRow,
} from './conversations.repo'
import { insertReport } from './reports.repo'
import { otherOf, pairOf, sideOf } from './sides'
import { presentConversation, type PartnerState } from './presentConversation'

type Dependencies = Pick<ChatDependencies, 'db' | 'clock' | 'people'> & { messenger: Messenger }

export interface Caller {
  personId: string
  bearer: string
}

/** Conversations over HTTP. */
export function conversationService({ db, clock, people, messenger }: Dependencies) {
  const present = async (row: ConversationRow, readerId: string): Promise<Conversation> => {
    const stateOf = await partnerStates([otherOf(row, readerId)])
    return presentConversation(row, readerId, stateOf(otherOf(row, readerId)))
  }

  async function partnerStates(partnerIds: string[]) {
    const online = await messenger.online(partnerIds)
    const restricted = await restrictedAmong(db, partnerIds)
    return (id: string): PartnerState => ({ isOnline: online.has(id), isRestricted: restricted.has(id) })
  }

  async function existing(personId: string, partnerId: string): Promise<ConversationRow> {
    const row = await findConversation(db, pairOf(personId, partnerId))
    if (!row) throw errors.notFound('Conversation')
    return row
  }

  return {
    async list(personId: string): Promise<Conversation[]> {
      const rows = await conversationsOf(db, personId)
      const stateOf = await partnerStates(rows.map((row) => otherOf(row, personId)))
      return rows.map((row) => presentConversation(row, personId, stateOf(otherOf(row, personId))))
    },

    /** Returns the pair's conversation, or creates it: only a learner and an approved mentor may have one. */
    async open({ personId, bearer }: Caller, partnerId: string): Promise<Conversation> {
      if (partnerId === personId) throw errors.forbidden()
      const pair = pairOf(personId, partnerId)
      const before = await findConversation(db, pair)
      if (before) return present(before, personId)
      if (!(await people.mayTalk(bearer, personId, partnerId))) throw errors.forbidden()
      await insertConversation(db, randomUUID(), pair, clock().toISOString())
      const row = await existing(personId, partnerId)
      messenger.conversationCreated(row)
      return present(row, personId)
    },

    async history(personId: string, partnerId: string, page: HistoryPage) {
      const row = await findConversation(db, pairOf(personId, partnerId))
      return row ? (await historyOf(db, row.id, page)).map(presentMessage) : []
    },

    async block(personId: string, partnerId: string, isBlocked: boolean): Promise<Conversation> {
      const row = await existing(personId, partnerId)
      await setBlocked(db, row, sideOf(row, personId)!, isBlocked)
      messenger.tell([personId, partnerId], {
        type: 'blocked',
        conversationId: row.id,
        userId: personId,
        blocked: isBlocked,
      })
      return present(await existing(personId, partnerId), personId)
    },

    async report(personId: string, partnerId: string, reason: string, seq?: number) {
      const row = await existing(personId, partnerId)
      await insertReport(db, {
        id: randomUUID(),
        conversation_id: row.id,
        reporter_id: personId,
        seq: seq ?? null,
        reason,
        created_at: clock().toISOString(),
      })
    },
  }
}
