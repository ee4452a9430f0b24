import { useEndpoint } from '@mentor-connect/api'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { useSession } from '@mentor-connect/contract/auth'
import type { OPEN_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import { PAGE_SIZE_MAX } from '@mentor-connect/contract/rules/limits'

export interface OwnMentorship {
  id: string
  state: (typeof OPEN_STATES)[number]
}

/**
 * The learner's open requests and mentorships, by the mentor's id. Empty for other people, and until they are loaded.
 */
export function useOwnMentorships(): Map<string, OwnMentorship> {
  const { session } = useSession()
  const isLearner = session.status === 'signed-in' && session.role === 'user'
  const requests = useEndpoint(
    getMentorships,
    isLearner ? { query: { which: 'requests', limit: PAGE_SIZE_MAX } } : null,
  )
  const current = useEndpoint(
    getMentorships,
    isLearner ? { query: { which: 'current', limit: PAGE_SIZE_MAX } } : null,
  )
  const all = [...(requests.data?.mentorships ?? []), ...(current.data?.mentorships ?? [])]
  return new Map(
    all.map(({ id, state, partner }) => [partner.id, { id, state: state as OwnMentorship['state'] }]),
  )
}
