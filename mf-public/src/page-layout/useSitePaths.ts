import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'

const { learner } = paths

/** Paths inside the learner frame of pages that visitors can see as well. */
const INSIDE = {
  careers: learner.careers,
  career: learner.career,
  compareCareers: learner.compareCareers,
  mentorDirectory: learner.mentorDirectory,
  resources: learner.resources,
  skillPaths: learner.skillPaths,
  skillPath: learner.skillPath,
  workshops: learner.openWorkshops,
  workshop: learner.openWorkshop,
  verifyCertificateOf: learner.verifyCertificateOf,
}

/** The paths of pages that both visitors and learners see. For learners, the paths are inside their frame. */
export function useSitePaths(): SitePaths {
  const { session } = useSession()
  return session.role === 'user' ? INSIDE : paths
}

type SitePaths = { [Page in keyof typeof INSIDE]: Widened<(typeof INSIDE)[Page]> }
type Widened<Path> = Path extends string ? string : Path
