import { useEndpoint } from '@mentor-connect/api'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { PAGE_SIZE_MAX } from '@mentor-connect/contract/rules/limits'

/** The accepted and active mentorships of the learner; undefined while they load. */
export const useMentors = () =>
  useEndpoint(getMentorships, { query: { which: 'current', limit: PAGE_SIZE_MAX } }).data?.mentorships
