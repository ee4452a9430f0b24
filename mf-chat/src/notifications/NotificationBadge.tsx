import { CountBadge } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { useCountOutside } from './useCountOutside'
import { useUnread } from './useUnread'

export function NotificationBadge() {
  const t = useT()
  const count = useUnread()
  useCountOutside(count)
  return <CountBadge count={count} label={t('chat.notifications.unread', { count })} />
}
