import type { ChatPerson } from '@mentor-connect/shared/contracts/chat'
import { partnerOf, unreadOf, type ChatState } from '../client/chatState'

/** A conversation as the screen shows it: the other person, the last message, what is unread. */
export interface Contact {
  /** The other person's. */
  id: string
  conversationId: string
  name: string
  profile: string | undefined
  lastMessage: string | undefined
  isLastOwn: boolean
  /** ISO 8601. */
  lastAt: string | undefined
  isOnline: boolean
  unread: number
  /** Who has blocked the conversation. */
  blockedBy: string[]
}

/**
 * The conversations, last active first; what is written here and not sent yet counts.
 * @param unknownName shown for a deleted account
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
      const waiting = state.pending.filter(({ receiverId }) => receiverId === id).at(-1)
      const last = conversation.lastMessage
      return {
        id,
        conversationId: conversation._id,
        name: person?.name ?? unknownName,
        profile: person?.profile,
        lastMessage: waiting?.message ?? last?.message,
        isLastOwn: waiting !== undefined || last?.senderId === state.ownId,
        lastAt: waiting?.writtenAt ?? last?.timestamp,
        isOnline: state.online[id] ?? false,
        unread: unreadOf(state, conversation),
        blockedBy: conversation.blockedBy ?? [],
      }
    })
    .sort((a, b) => (b.lastAt ?? '').localeCompare(a.lastAt ?? ''))
}

/** Contacts whose name contains the text; case does not matter. */
export function matchingContacts(contacts: Contact[], text: string): Contact[] {
  const wanted = fold(text.trim())
  return contacts.filter(({ name }) => fold(name).includes(wanted))
}

const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase()
