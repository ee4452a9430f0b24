import { useEndpoint } from '@mentor-connect/api'
import { getAssessment } from '@mentor-connect/contract/learning/assessments'
import { getUserDetails } from '@mentor-connect/contract/learning/learners'
import { getMeetings } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { getPlan } from '@mentor-connect/contract/learning/plan'
import { useSession } from '@mentor-connect/contract/auth'
import { PAGE_SIZE_MAX } from '@mentor-connect/contract/rules/limits'
import { useLocale } from '@mentor-connect/i18n'
import { deviceZone } from '@mentor-connect/ui'

/**
 * Reads everything that the home page shows. All sections below the first card appear together, because a late one
 * would move the others down. A section that cannot be read is left out; only the figures show an error.
 */
export function useHome() {
  const { session } = useSession()
  const language = useLocale()
  const timeZone = deviceZone()
  const ifSignedIn = <Request>(request: Request) => (session.data ? request : null)
  const dashboard = useEndpoint(
    getUserDetails,
    session.data && { query: { userId: session.data._id, timeZone } },
  )
  const plan = useEndpoint(getPlan, ifSignedIn({ query: { language, timeZone } }))
  const needsDirection = plan.data !== undefined && !plan.data.goal
  const assessment = useEndpoint(getAssessment, needsDirection ? {} : null)
  const meetings = useEndpoint(getMeetings, ifSignedIn({ query: { when: 'upcoming', limit: 1 } }))
  const requests = useEndpoint(
    getMentorships,
    ifSignedIn({ query: { which: 'requests', limit: PAGE_SIZE_MAX } }),
  )
  const current = useEndpoint(
    getMentorships,
    ifSignedIn({ query: { which: 'current', limit: PAGE_SIZE_MAX } }),
  )
  const isRestLoading =
    [plan, meetings, requests, current].some(({ isLoading }) => isLoading) ||
    (needsDirection && assessment.isLoading)
  return {
    dashboard,
    plan: plan.data,
    hasResult: (assessment.data?.results.length ?? 0) > 0,
    meeting: meetings.data?.meetings[0],
    waiting: [requests, current]
      .flatMap(({ data }) => data?.mentorships ?? [])
      .filter(({ waitsFor }) => waitsFor === 'learner'),
    /** True while the page shows placeholders below the first card. */
    isLoading: dashboard.isLoading || (isRestLoading && !dashboard.error),
  }
}
