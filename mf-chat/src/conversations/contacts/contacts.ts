import { foldText } from '@mentor-connect/contract/rules/foldText'
import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import type { ChatPerson, Conversation } from '@mentor-connect/contract/messages/chat'
import type { CallOutcome } from '@mentor-connect/contract/messages/callRules'
import type { AttachmentKind } from '@mentor-connect/contract/messages/chatAttachments'
import { partnerOf, unreadOf, type ChatState, type Pending } from '../client/chatState'

/** A conversation for display: the other person, the last message and the unread count. */
export interface Contact {
  /** Id of the other person. */
  id: string
  conversationId: string
  name: string
  profile: string | undefined
  lastMessage: string | undefined
  /** True if the last message was deleted. */
  isLastDeleted: boolean
  /** The kind of the first file of the last message. */
  lastFile: AttachmentKind | undefined
  /** Outcome of the call whose line is the last message. */
  lastCall: CallOutcome | undefined
  isLastOwn: boolean
  /** ISO 8601. */
  lastAt: string | undefined
  isOnline: boolean
  unread: number
  /** Ids of those who have blocked the conversation. */
  blockedBy: string[]
  /** Number of messages that may be sent before the other person answers; undefined without a limit. */
  messagesLeft: number | undefined
}

/**
 * Converts the conversations to contacts, most recently active first, including unsent messages.
 * @param unknownName name of a deleted account
 */
export function contactsOf(
  state: ChatState,
  people: Map<string, ChatPerson>,
  unknownName: string,
): Contact[] {
  return Object.values(state.conversations)
    .map((conversation): Contact => {
      const id = partnerOf(conversation, state.ownId)
      const person = people.get(id)
      const unsent = state.pending.filter(({ receiverId }) => receiverId === id)
      const waiting = unsent.at(-1)
      const last = conversation.lastMessage
      return {
        id,
        conversationId: conversation._id,
        name: person?.name ?? unknownName,
        profile: person?.profile,
        lastMessage: waiting?.message ?? last?.message,
        isLastDeleted: waiting === undefined && last?.deleted === true,
        lastFile: waiting ? waiting.files?.[0]?.kind : last?.attachment,
        lastCall: waiting ? undefined : last?.callOutcome,
        isLastOwn: waiting !== undefined || last?.senderId === state.ownId,
        lastAt: waiting?.writtenAt ?? last?.timestamp,
        isOnline: state.online[id] ?? false,
        unread: unreadOf(state, conversation),
        blockedBy: conversation.blockedBy ?? [],
        messagesLeft: messagesLeft(conversation, unsent),
      }
    })
    .sort((a, b) => (b.lastAt ?? '').localeCompare(a.lastAt ?? ''))
}

/** Messages left before an answer; messages that are still being sent already count as sent. */
function messagesLeft({ firstContact }: Conversation, unsent: Pending[]): number | undefined {
  if (!firstContact) return undefined
  const sending = unsent.filter(({ failure }) => !failure).length
  return Math.max(0, firstContact.messagesLeft - sending)
}

/** Contacts and rooms whose name contains every word of the text. */
export function matchingContacts<Entry extends { name: string }>(entries: Entry[], text: string): Entry[] {
  const words = searchWords(text)
  return entries.filter(({ name }) => words.every((word) => foldText(name).includes(word)))
}
