import { useCallback } from 'react'
import { useT } from '../../../messages/useT'
import type { KnownRoom } from '../../client/chatState'
import type { Chat } from '../../client/useChat'
import { usePeople } from '../../contacts/usePeople'
import type { AuthorOf } from '../log/roomLog'

/** Returns who has written or is mentioned in the loaded messages of a room; former members keep their names. */
export function useAuthors({ _id, pinned }: KnownRoom, { state }: Chat): AuthorOf {
  const t = useT()
  const messages = [...(state.threads[_id]?.messages ?? []), ...(pinned ? [pinned] : [])]
  const ids = new Set([state.ownId, ...(state.typing[_id] ?? [])])
  for (const { senderId, mentions = [], replyTo } of messages)
    [senderId, ...mentions, ...(replyTo ? [replyTo.senderId] : [])].forEach((id) => ids.add(id))
  const { people, isLoading } = usePeople([...ids])
  // While names are loading, nobody is called a former member.
  const unknown = isLoading ? '' : t('chat.person.unknown')
  return useCallback(
    (id) => {
      const person = people?.get(id)
      return { name: person?.name ?? unknown, portrait: person?.profile }
    },
    [people, unknown],
  )
}
