import { getOwnResource, getOwnResources } from '@mentor-connect/shared/contracts/authoring'
import {
  getCourse,
  getCourses,
  getCoursesByMentor,
  getDomains,
} from '@mentor-connect/shared/contracts/courses'
import type { AnyEndpoint } from '@mentor-connect/shared/contracts/endpoint'
import { getProgress, getUserDetails } from '@mentor-connect/shared/contracts/learners'
import { getMentorDashboard } from '@mentor-connect/shared/contracts/mentorArea'
import { getMentor, getMentors } from '@mentor-connect/shared/contracts/mentors'
import { getRecommendations } from '@mentor-connect/shared/contracts/recommendations'

/** The same for everybody. */
const PUBLIC: AnyEndpoint[] = [getCourses, getCoursesByMentor, getCourse, getDomains]

/** A person's own. Mentors are among them because people who are signed in see how to reach them. */
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

const pattern = ({ path }: AnyEndpoint) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
const patterns = { public: PUBLIC.map(pattern), personal: PERSONAL.map(pattern) }

/** Whether the answer of a read may be kept, and for whom. Everything that is not listed is never kept. */
export function keeping({ pathname }: URL): 'public' | 'personal' | undefined {
  if (patterns.public.some((one) => one.test(pathname))) return 'public'
  if (patterns.personal.some((one) => one.test(pathname))) return 'personal'
  return undefined
}

/** Pictures of courses and people. */
export const isPicture = ({ pathname }: URL): boolean => pathname.startsWith('/media/')
