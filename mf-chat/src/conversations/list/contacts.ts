import type { ChatPerson, Conversation } from '@mentor-connect/shared/contracts/chat'

/** A conversation as its list shows it: the other person and the last message. */
export interface Contact {
  id: string
  name: string
  profile: string | undefined
  lastMessage: string | undefined
}

/** Who is on the other side. */
export function otherParticipant({ participants }: Conversation, ownId: string): string {
  return participants.find((id) => id !== ownId) ?? ownId
}

/** @param unknownName stands for somebody who is no more */
export function contactsOf(
  conversations: Conversation[],
  people: ChatPerson[],
  ownId: string,
  unknownName: string,
): Contact[] {
  const byId = new Map(people.map((person) => [person._id, person]))
  return conversations.map((conversation) => {
    const id = otherParticipant(conversation, ownId)
    const person = byId.get(id)
    return {
      id,
      name: person?.name ?? unknownName,
      profile: person?.profile,
      lastMessage: conversation.lastMessage?.message,
    }
  })
}

/** Contacts whose name contains the text; case does not matter. */
export function matchingContacts(contacts: Contact[], text: string): Contact[] {
  const wanted = fold(text.trim())
  return contacts.filter(({ name }) => fold(name).includes(wanted))
}

const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase()
