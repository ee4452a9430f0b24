import { cacheKey, callChat, createBearerTokens } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { getChatList } from '@mentor-connect/contract/messages/chat'
import { NOTIFICATIONS_POLL_MS } from '@mentor-connect/contract/messages/notificationRules'
import { CountBadge } from '@mentor-connect/ui'
import useSWR from 'swr'
import { useT } from '../messages/useT'
import { useWhenPathChanges } from '../useWhenPathChanges'

/**
 * The number of unread messages in all conversations. It is read on each page change, and every minute while the page
 * is visible.
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
  useWhenPathChanges(() => void mutate())
  const count = data.reduce((sum, { unreadCount = 0 }) => sum + unreadCount, 0)
  return <CountBadge count={count} label={t('chat.list.unread', { count })} />
}
