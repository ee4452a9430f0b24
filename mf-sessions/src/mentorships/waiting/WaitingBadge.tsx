import { useRecurringRead } from '@mentor-connect/api'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { useMentor, useSession } from '@mentor-connect/contract/auth'
import { NOTIFICATIONS_POLL_MS } from '@mentor-connect/contract/messages/notificationRules'
import { PAGE_SIZE_MAX } from '@mentor-connect/contract/rules/limits'
import { CountBadge } from '@mentor-connect/ui'
import { useLocation } from 'react-router-dom'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'

/** The number of mentorships that wait for this person. */
export function WaitingBadge() {
  const t = useT()
  const count = useWaitingCount()
  return <CountBadge count={count} label={t('mentorship.waiting', { count })} />
}

function useWaitingCount(): number {
  const { side } = useSide()
  const { session } = useSession()
  const mentor = useMentor()
  const { pathname } = useLocation()
  const isAllowed = side === 'mentor' ? mentor?.status === 'active' : session.data
  const when = { pathname, interval: NOTIFICATIONS_POLL_MS }
  const listed = (which: 'requests' | 'current') =>
    isAllowed ? { query: { which, limit: PAGE_SIZE_MAX } } : null
  const requests = useRecurringRead(getMentorships, listed('requests'), when)
  const current = useRecurringRead(getMentorships, listed('current'), when)
  const all = [requests, current].flatMap((list) => list?.mentorships ?? [])
  return all.filter(({ waitsFor }) => waitsFor === side).length
}
