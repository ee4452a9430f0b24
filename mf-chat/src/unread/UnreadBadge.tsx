import { callChat, createBearerTokens, useRecurringRead, type Recurrence } from '@mentor-connect/api'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { useSession } from '@mentor-connect/contract/auth'
import { getChatList } from '@mentor-connect/contract/messages/chat'
import { getRoomsUnread } from '@mentor-connect/contract/messages/rooms'
import { NOTIFICATIONS_POLL_MS } from '@mentor-connect/contract/messages/notificationRules'
import { CountBadge } from '@mentor-connect/ui'
import { useLocation } from 'react-router-dom'
import { useT } from '../messages/useT'

/**
 * The number of unread messages in all conversations, plus the number of rooms with new messages: a lively
 * room counts once. It is read after each page change, and every minute while the page is visible.
 */
export function UnreadBadge() {
  const t = useT()
  const { session, token } = useSession()
  const { pathname } = useLocation()
  const request = session.data && { query: { userId: session.data._id } }
  const recurring = <E extends AnyEndpoint>(endpoint: E): Recurrence<E> => ({
    pathname,
    interval: NOTIFICATIONS_POLL_MS,
    read: (asked) => callChat(createBearerTokens(token), endpoint, asked),
  })
  const data = useRecurringRead(getChatList, request, recurring(getChatList)) ?? []
  const inRooms = useRecurringRead(getRoomsUnread, request, recurring(getRoomsUnread))
  const count = data.reduce((sum, { unreadCount = 0 }) => sum + unreadCount, 0)
  const rooms = inRooms?.rooms ?? 0
  const parts = [
    ...(count > 0 ? [t('chat.list.unread', { count })] : []),
    ...(rooms > 0 ? [t('chat.unread.rooms', { count: rooms })] : []),
  ]
  return <CountBadge count={count + rooms} label={parts.join(', ')} />
}
