import { useRecurringRead } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { getNotifications } from '@mentor-connect/contract/messages/notifications'
import { NOTIFICATIONS_POLL_MS } from '@mentor-connect/contract/messages/notificationRules'
import { useLocation } from 'react-router-dom'

/** The number of unread notifications. It is read after each page change, and every minute while the page is open. */
export function useUnread(): number {
  const { session } = useSession()
  const { pathname } = useLocation()
  const request = session.data && { query: { userId: session.data._id } }
  const data = useRecurringRead(getNotifications, request, {
    pathname,
    interval: NOTIFICATIONS_POLL_MS,
    evenHidden: true,
  })
  return data?.unread ?? 0
}
