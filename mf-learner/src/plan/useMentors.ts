import { useEndpoint } from '@mentor-connect/api'
import { getMentorships } from '@mentor-connect/contract/api/mentorships'

/** As many as the server sends at once. */
const ALL = 50

/** The accepted and active mentorships of the learner; undefined while they load. */
export const useMentors = () =>
  useEndpoint(getMentorships, { query: { which: 'current', limit: ALL } }).data?.mentorships
