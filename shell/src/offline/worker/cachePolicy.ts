import { getOwnResource, getOwnResources } from '@mentor-connect/contract/api/authoring'
import { getCourse, getCourses, getCoursesByMentor, getDomains } from '@mentor-connect/contract/api/courses'
import { pathPattern, type AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { getProgress, getUserDetails } from '@mentor-connect/contract/api/learners'
import { getMentorDashboard } from '@mentor-connect/contract/api/mentorArea'
import { getMentor, getMentors } from '@mentor-connect/contract/api/mentors'
import { getRecommendations } from '@mentor-connect/contract/api/recommendations'

/** Endpoints whose responses are the same for everybody. */
const PUBLIC: AnyEndpoint[] = [getCourses, getCoursesByMentor, getCourse, getDomains]

/**
 * Endpoints whose responses depend on the person. Mentors are included because signed-in people see contact details.
 */
const PERSONAL: AnyEndpoint[] = [
  getUserDetails,
  getProgress,
  getRecommendations,
  getMentorDashboard,
  getOwnResources,
  getOwnResource,
  getMentors,
  getMentor,
]

const patterns = { public: PUBLIC.map(pathPattern), personal: PERSONAL.map(pathPattern) }

/** The cache for a GET response; undefined if it must not be cached. */
export function cachePolicy({ pathname }: URL): 'public' | 'personal' | undefined {
  if (patterns.public.some((one) => one.test(pathname))) return 'public'
  if (patterns.personal.some((one) => one.test(pathname))) return 'personal'
  return undefined
}

/** Pictures of courses and people. */
export const isPicture = ({ pathname }: URL): boolean => pathname.startsWith('/media/')
