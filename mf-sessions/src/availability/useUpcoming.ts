import { useEndpoint } from '@mentor-connect/api'
import { getMeetings, type Meeting } from '@mentor-connect/contract/mentoring/sessions/meetings'

const LIMIT = 50

export interface Upcoming {
  /** Ordered by time, the next session first. */
  meetings: Meeting[]
  /** True if sessions may be missing, because there are too many or because they could not be read. */
  isPart: boolean
}

/** The booked sessions in the future; undefined until they are loaded. */
export function useUpcoming(isWanted: boolean): Upcoming | undefined {
  const request = { query: { when: 'upcoming' as const, page: 1, limit: LIMIT } }
  const { data, error } = useEndpoint(getMeetings, isWanted ? request : null)
  if (data) return { meetings: data.meetings, isPart: data.pagination.totalPages > 1 }
  return error && { meetings: [], isPart: true }
}
