import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'

const SITE = { list: paths.openings as string, one: paths.opening as (id: string) => string }
const INSIDE: typeof SITE = { list: paths.learner.openings, one: paths.learner.opening }

/** The addresses of the list of openings and of one opening. For learners, they are inside their frame. */
export function useOpeningPaths(): typeof SITE {
  const { session } = useSession()
  return session.role === 'user' ? INSIDE : SITE
}
