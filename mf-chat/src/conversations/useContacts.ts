import { useEndpoint } from '@mentor-connect/shared/api'
import { useSession } from '@mentor-connect/shared/auth'
import { getChatDetails, getChatList } from '@mentor-connect/shared/contracts/chat'
import { useT } from '../messages/useT'
import { contactsOf, otherParticipant } from './contacts'

/** The conversations of the signed-in person: the list from the chat service, the names from the main API. */
export function useContacts() {
  const t = useT()
  const { session, token } = useSession()
  // There is a bearer once the server has confirmed the session; it is read anew at every call, because it ages.
  const ownId = session.account?._id
  const list = useEndpoint(
    getChatList,
    ownId
      ? {
          query: { userId: ownId },
          get bearer() {
            return token()
          },
        }
      : null,
  )
  const others = ownId ? list.data?.map((conversation) => otherParticipant(conversation, ownId)) : undefined
  const details = useEndpoint(getChatDetails, others?.length ? { body: { userIds: others } } : null)
  const people = others?.length === 0 ? [] : details.data?.users

  return {
    contacts:
      ownId && list.data && people
        ? contactsOf(list.data, people, ownId, t('chat.person.unknown'))
        : undefined,
    error: list.error ?? details.error,
    retry: () => (list.error ? list.retry() : details.retry()),
  }
}
