import { useEndpoint } from '@mentor-connect/api'
import { getMentorships, type Mentorship } from '@mentor-connect/contract/mentoring/mentorships'
import type { MentorshipSide } from '@mentor-connect/contract/mentoring/mentorship'
import { PAGE_SIZE_MAX } from '@mentor-connect/contract/rules/limits'

/**
 * Mentorships that are not closed, grouped by whose turn it is. One page holds them all: there are at most five
 * requests and twenty accepted mentorships.
 */
export function useOpenMentorships(side: MentorshipSide) {
  const requests = useEndpoint(getMentorships, { query: { which: 'requests', limit: PAGE_SIZE_MAX } })
  const current = useEndpoint(getMentorships, { query: { which: 'current', limit: PAGE_SIZE_MAX } })
  return {
    groups: requests.data && current.data && grouped(side, [requests.data, current.data]),
    failed: [requests, current].find(({ error }) => error),
    retry: () => {
      requests.retry()
      current.retry()
    },
  }
}

interface Listed {
  mentorships: Mentorship[]
  pagination: { totalItems: number }
}

function grouped(side: MentorshipSide, lists: Listed[]) {
  const all = lists.flatMap(({ mentorships }) => mentorships)
  const waiting = all.filter(({ waitsFor }) => waitsFor === side).sort(byDue)
  return {
    mine: waiting,
    active: all.filter((one) => one.state === 'active' && !waiting.includes(one)),
    theirs: all.filter((one) => one.state !== 'active' && !waiting.includes(one)).sort(byDue),
    count: lists.reduce((sum, { pagination }) => sum + pagination.totalItems, 0),
  }
}

const byDue = (a: Mentorship, b: Mentorship) => (a.dueAt ?? '').localeCompare(b.dueAt ?? '')
