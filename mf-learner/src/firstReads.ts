import { getCourses, getDomains, getLanguages } from '@mentor-connect/contract/courses/courses'
import { getRecommendations } from '@mentor-connect/contract/courses/recommendations'
import { getUserDetails } from '@mentor-connect/contract/learning/learners'
import { getPlan } from '@mentor-connect/contract/learning/plan'
import { getPlanSharing } from '@mentor-connect/contract/learning/planSharing'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { getMeetings } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { firstRead, OF_READER } from '@mentor-connect/contract/remote'
import { PAGE_SIZE_MAX } from '@mentor-connect/contract/rules/limits'

// The first requests of the pages of this area. The contract suite compares them with the requests that the
// pages send.

const { id, language, timeZone } = OF_READER
const plan = firstRead(getPlan, {}, { language, timeZone })

export const home = [
  firstRead(getUserDetails, {}, { userId: id, timeZone }),
  plan,
  firstRead(getMeetings, {}, { when: 'upcoming', limit: 1 }),
  firstRead(getMentorships, {}, { which: 'requests', limit: PAGE_SIZE_MAX }),
  firstRead(getMentorships, {}, { which: 'current', limit: PAGE_SIZE_MAX }),
]

export const explore = [
  firstRead(getDomains, {}),
  firstRead(getLanguages, {}),
  firstRead(getMentors, {}),
  firstRead(getRecommendations, {}, { userId: id, languageFirst: language }),
  firstRead(getCourses, {}, { page: 1, limit: 3, languageFirst: language, sort: 'popular' }),
  firstRead(getCourses, {}, { page: 1, limit: 3, languageFirst: language, sort: 'newest' }),
]

export const ofPlan = [plan, firstRead(getPlanSharing, {})]
