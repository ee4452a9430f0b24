import { LEARNER_WRITES_FIRST, type Conversation } from '@mentor-connect/contract/messages/chat'
import { randomUUID } from 'node:crypto'
import { ApiError, errors } from '../../platform/http/errors'
import type { CallNode } from '../calls/callNode'
import type { ChatDependencies } from '../dependencies'
import { firstFiles } from '../store/attachments/attachments.repo'
import { lastOutcomes } from '../store/callLines.store'
import { historyOf, type HistoryPage } from '../store/history.repo'
import { presentMessages } from '../store/presentMessages.query'
import { hasLimit, restrictedAmong } from '../store/access.repo'
import type { Messenger } from '../delivery/messenger'
import {
  conversationsOf,
  findConversation,
  insertConversation,
  type ConversationRow,
} from '../store/conversations.repo'
import { messagesLeft, type Writer } from '../store/first-contact/firstContact'
import { connectionRefresh } from '../first-contact/firstContact.service'
import { blockInConversation } from './conversationBlocks.service'
import { forwardReport } from './reports.jobs'
import { insertReport } from './reports.repo'
import { otherOf, pairOf } from '../store/sides'
import { presentConversation, type PartnerState } from './presentConversation'

type Dependencies = Pick<ChatDependencies, 'db' | 'clock' | 'people' | 'config' | 'jobs' | 'logger'> & {
  messenger: Messenger
  calls: Pick<CallNode, 'stopIn'>
}

export type Caller = Writer & { bearer: string }

/** Conversations over HTTP. */
export function conversationService(dependencies: Dependencies) {
  const { db, clock, people, config, jobs, messenger } = dependencies
  const refreshed = connectionRefresh(dependencies)

  const present = async (row: ConversationRow, reader: Writer): Promise<Conversation> =>
    (await presentAll([row], reader))[0]!

  async function presentAll(stored: ConversationRow[], reader: Writer): Promise<Conversation[]> {
    const rows = await refreshed(stored, reader)
    const { personId } = reader
    const [files, outcomes] = [await firstFiles(db, rows), await lastOutcomes(db, rows)]
    const stateOf = await partnerStates(rows.map((row) => otherOf(row, personId)))
    return rows.map((row) =>
      presentConversation(row, personId, {
        partner: stateOf(otherOf(row, personId)),
        messagesLeft: messagesLeft(row, reader, config),
        attachment: files.get(row.id)?.kind,
        callOutcome: outcomes.get(row.id),
      }),
    )
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

  /** Tells whether the caller may open a conversation with this person, and whether the two are connected. */
  async function opening({ personId, role, bearer }: Caller, partnerId: string) {
    const [mayTalk, { isConnected, mustTellAge }] = await Promise.all([
      people.mayTalk(bearer, personId, partnerId),
      people.tieWith(personId, partnerId),
    ])
    return { mayTalk, isConnected, mustTellAge, mayWriteFirst: role === 'user' || isConnected }
  }

  return {
    async list(reader: Writer): Promise<Conversation[]> {
      return presentAll(await conversationsOf(db, reader.personId), reader)
    },

    /**
     * Returns the pair's conversation, or creates it: only a learner and an approved mentor may have one, and a mentor may
     * not write first to a learner who is not enrolled with them.
     */
    async open(caller: Caller, partnerId: string): Promise<Conversation> {
      const { personId } = caller
      if (partnerId === personId) throw errors.forbidden()
      const pair = pairOf(personId, partnerId)
      const before = await findConversation(db, pair)
      if (before) return present(before, caller)
      const { mayTalk, isConnected, mustTellAge, mayWriteFirst } = await opening(caller, partnerId)
      if (mustTellAge) throw errors.birthYearNeeded()
      if (await hasLimit(db, personId)) throw errors.contactLimited()
      // This is checked before `mayTalk`, because the refusal of `mayTalk` would reveal facts about a
      // stranger to a mentor.
      if (!mayWriteFirst) throw learnerWritesFirst()
      if (!mayTalk) throw errors.forbidden()
      await insertConversation(db, {
        id: randomUUID(),
        pair,
        now: clock().toISOString(),
        isOpen: isConnected,
      })
      const row = await existing(personId, partnerId)
      messenger.conversationCreated(row)
      return present(row, caller)
    },

    /**
     * Returns true if `open` could succeed, if necessary after the caller has entered a year of birth. Does
     * not check whether a learner accepts messages: the caller learns that only from `open`.
     */
    async mayOpen(caller: Caller, partnerId: string): Promise<boolean> {
      if (partnerId === caller.personId) return false
      if (await findConversation(db, pairOf(caller.personId, partnerId))) return true
      const { mayTalk, mustTellAge, mayWriteFirst } = await opening(caller, partnerId)
      if (await hasLimit(db, caller.personId)) return false
      return mustTellAge || (caller.role === 'mentor' ? mayWriteFirst : mayTalk)
    },

    async history(personId: string, partnerId: string, page: HistoryPage) {
      const row = await findConversation(db, pairOf(personId, partnerId))
      return row ? presentMessages(db, row.id, await historyOf(db, row.id, page)) : []
    },

    async block(caller: Writer, partnerId: string, isBlocked: boolean): Promise<Conversation> {
      const { personId } = caller
      const row = await existing(personId, partnerId)
      await blockInConversation(dependencies, row, { personId, isBlocked })
      return present(await existing(personId, partnerId), caller)
    },

    async report(personId: string, partnerId: string, reason: string, seq?: number) {
      const row = await existing(personId, partnerId)
      const id = randomUUID()
      await db.transaction().execute(async (tx) => {
        const about = { conversation_id: row.id, reporter_id: personId, seq: seq ?? null, reason }
        await insertReport(tx, { id, ...about, created_at: clock().toISOString() })
        const payload = { reportId: id, reporterId: personId, reportedId: partnerId, seq, reason }
        await jobs.enqueue(tx, forwardReport, { key: id, payload })
      })
    },
  }
}

const learnerWritesFirst = () =>
  new ApiError(
    403,
    'forbidden',
    'You can write to this person after they have written to you or joined one of your courses.',
    undefined,
    { reason: LEARNER_WRITES_FIRST },
  )
