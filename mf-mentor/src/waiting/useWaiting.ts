import { useRecurringRead } from '@mentor-connect/api'
import { getMentorWaiting } from '@mentor-connect/contract/mentoring/mentorArea'
import { useMentor } from '@mentor-connect/contract/auth'
import { NOTIFICATIONS_POLL_MS } from '@mentor-connect/contract/messages/notificationRules'
import { useLocation } from 'react-router-dom'

/** Numbers of unanswered questions and of work to review. They are loaded only for an approved mentor. */
export function useWaiting() {
  const mentor = useMentor()
  const { pathname } = useLocation()
  const request = mentor?.status === 'active' ? {} : null
  return useRecurringRead(getMentorWaiting, request, { pathname, interval: NOTIFICATIONS_POLL_MS })
}
