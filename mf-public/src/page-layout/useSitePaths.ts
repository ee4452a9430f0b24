import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'

const { learner } = paths

/** The pages inside the learner frame that visitors see too. */
const INSIDE = {
  careers: learner.careers,
  career: learner.career,
  compareCareers: learner.compareCareers,
  mentorDirectory: learner.mentorDirectory,
  resources: learner.resources,
  workshops: learner.openWorkshops,
  workshop: learner.openWorkshop,
  verifyCertificateOf: learner.verifyCertificateOf,
}

/** Where pages that visitors see too are for the reader: learners stay inside their frame. */
export function useSitePaths(): SitePaths {
  const { session } = useSession()
  return session.role === 'user' ? INSIDE : paths
}

type SitePaths = { [Page in keyof typeof INSIDE]: Widened<(typeof INSIDE)[Page]> }
type Widened<Path> = Path extends string ? string : Path
