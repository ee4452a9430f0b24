import type { FastifyBaseLogger } from 'fastify'
import type { ConversationRow } from '../store/conversations.repo'
import { otherOf } from '../store/sides'
import type { ChatDependencies } from '../dependencies'
import type { GroupCommit } from '../store/groupCommit'
import type { NewMessage } from '../store/message'
import type { Outcome } from '../store/messages.store'
import type { People } from '../people/people'
import { isFirstContactCode, messagesLeft, type Writer } from '../store/first-contact/firstContact'
import { openConversations } from '../store/first-contact/firstContact.repo'

/**
 * Returns a function that stores a message. If the limits of a first contact refuse the message, the function
 * asks the main API whether the two are connected now, because the learner may have enrolled a moment ago.
 *
 * The returned function rejects with `Unavailable` if the main API cannot be asked; the message is not stored
 * then.
 */
export function messageSender(messages: GroupCommit<NewMessage, Outcome>, people: People) {
  return async (message: NewMessage): Promise<Outcome> => {
    const outcome = await messages.submit(message)
    if (outcome.kind === 'stored' || !isFirstContactCode(outcome.code)) return outcome
    const connected = await people.connectedWith(message.senderId, [message.receiverId])
    return connected.has(message.receiverId) ? messages.submit({ ...message, isConnected: true }) : outcome
  }
}

type Dependencies = Pick<ChatDependencies, 'db' | 'people'> & {
  config: { firstContactMessages: number }
  logger?: FastifyBaseLogger
}

/**
 * Opens conversations in which the reader may send no more messages although the reader is now connected with
 * the partner. If the main API is unavailable, nothing changes.
 */
export function connectionRefresh({ db, people, config, logger }: Dependencies) {
  async function connectedAmong(personId: string, partnerIds: string[]) {
    try {
      return await people.connectedWith(personId, partnerIds)
    } catch (error) {
      logger?.warn({ err: error }, 'the main API was not asked who is connected')
      return new Set<string>()
    }
  }

  return async (rows: ConversationRow[], reader: Writer): Promise<ConversationRow[]> => {
    const closed = rows.filter((row) => messagesLeft(row, reader, config) === 0)
    if (closed.length === 0) return rows
    const { personId } = reader
    const connected = await connectedAmong(
      personId,
      closed.map((row) => otherOf(row, personId)),
    )
    const opened = closed.filter((row) => connected.has(otherOf(row, personId)))
    if (opened.length === 0) return rows
    await openConversations(
      db,
      opened.map(({ id }) => id),
    )
    return rows.map((row) => (opened.includes(row) ? { ...row, is_open: 1 } : row))
  }
}
