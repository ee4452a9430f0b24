import { useEndpoint } from '@mentor-connect/api'
import { getMeetings, type Meeting } from '@mentor-connect/contract/mentoring/sessions/meetings'

const LIMIT = 50

export interface Upcoming {
  /** The next ones first. */
  meetings: Meeting[]
  /** Whether there may be others: there are too many, or they could not be read. */
  isPart: boolean
}

/** The booked sessions that lie ahead; undefined until they are known. */
export function useUpcoming(isWanted: boolean): Upcoming | undefined {
  const request = { query: { when: 'upcoming' as const, page: 1, limit: LIMIT } }
  const { data, error } = useEndpoint(getMeetings, isWanted ? request : null)
  if (data) return { meetings: data.meetings, isPart: data.pagination.totalPages > 1 }
  return error && { meetings: [], isPart: true }
}
