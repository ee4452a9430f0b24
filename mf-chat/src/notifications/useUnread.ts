import { cacheKey, call } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { getNotifications } from '@mentor-connect/contract/messages/notifications'
import { NOTIFICATIONS_POLL_MS } from '@mentor-connect/contract/messages/notificationRules'
import useSWR from 'swr'
import { useWhenPathChanges } from '../useWhenPathChanges'

/** The number of unread notifications. It is read on each page change, and every minute while the page is open. */
export function useUnread(): number {
  const { session } = useSession()
  const request = session.data && { query: { userId: session.data._id } }
  const { data, mutate } = useSWR(
    request && cacheKey(getNotifications, request),
    async () => (await call(getNotifications, request!)).data,
    { refreshInterval: NOTIFICATIONS_POLL_MS, refreshWhenHidden: true, revalidateOnFocus: true },
  )
  useWhenPathChanges(() => void mutate())
  return data?.unread ?? 0
}
