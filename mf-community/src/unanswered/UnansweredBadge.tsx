import { useRecurringRead } from '@mentor-connect/api'
import { useMentor } from '@mentor-connect/contract/auth'
import { countUnansweredForMentor } from '@mentor-connect/contract/community/own'
import { NOTIFICATIONS_POLL_MS } from '@mentor-connect/contract/messages/notificationRules'
import { CountBadge } from '@mentor-connect/ui'
import { useLocation } from 'react-router-dom'
import { useT } from './messages/useT'

/** The number of questions without an answer in the subjects of an approved mentor. */
export function UnansweredBadge() {
  const t = useT()
  const mentor = useMentor()
  const { pathname } = useLocation()
  const request = mentor?.status === 'active' ? {} : null
  const data = useRecurringRead(countUnansweredForMentor, request, {
    pathname,
    interval: NOTIFICATIONS_POLL_MS,
  })
  const count = data?.unanswered ?? 0
  return <CountBadge count={count} label={t('community.badge', { count })} />
}
