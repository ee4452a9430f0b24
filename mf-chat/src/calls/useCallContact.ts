import { contactsOf, type Contact } from '../conversations/contacts/contacts'
import type { Chat } from '../conversations/client/useChat'
import { useT } from './messages/useT'
import type { CallSubject } from './useCallSubject'

/** The person in the call as chat knows them; undefined until the conversation is loaded. */
export function useCallContact(
  { partnerId, name, profile }: CallSubject,
  { state }: Chat,
): Contact | undefined {
  const t = useT()
  const people = new Map([[partnerId, { _id: partnerId, name, ...(profile && { profile }) }]])
  return contactsOf(state, people, t('chat.person.unknown')).find(({ id }) => id === partnerId)
}
