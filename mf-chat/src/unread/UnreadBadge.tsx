import { cacheKey, callChat, createBearerTokens } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { getChatList } from '@mentor-connect/contract/messages/chat'
import { getRoomsUnread } from '@mentor-connect/contract/messages/rooms'
import { NOTIFICATIONS_POLL_MS } from '@mentor-connect/contract/messages/notificationRules'
import { CountBadge } from '@mentor-connect/ui'
import useSWR from 'swr'
import { useT } from '../messages/useT'
import { useWhenPathChanges } from '../useWhenPathChanges'

/**
 * The number of unread messages in all conversations, and of rooms with new messages: a lively room counts once. It is
 * read on each page change, and every minute while the page is visible.
 */
export function UnreadBadge() {
  const t = useT()
  const { session, token } = useSession()
  const request = session.data && { query: { userId: session.data._id } }
  const { data = [], mutate } = useSWR(
    request && cacheKey(getChatList, request),
    async () => (await callChat(createBearerTokens(token), getChatList, request!)).data,
    { refreshInterval: NOTIFICATIONS_POLL_MS, revalidateOnFocus: true },
  )
  const { data: inRooms, mutate: mutateRooms } = useSWR(
    request && cacheKey(getRoomsUnread, request),
    async () => (await callChat(createBearerTokens(token), getRoomsUnread, request!)).data,
    { refreshInterval: NOTIFICATIONS_POLL_MS, revalidateOnFocus: true },
  )
  useWhenPathChanges(() => {
    void mutate()
    void mutateRooms()
  })
  const count = data.reduce((sum, { unreadCount = 0 }) => sum + unreadCount, 0)
  const rooms = inRooms?.rooms ?? 0
  const parts = [
    ...(count > 0 ? [t('chat.list.unread', { count })] : []),
    ...(rooms > 0 ? [t('chat.unread.rooms', { count: rooms })] : []),
  ]
  return <CountBadge count={count + rooms} label={parts.join(', ')} />
}
