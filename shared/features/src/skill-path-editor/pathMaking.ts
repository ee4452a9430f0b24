import type { ApiFailure } from '@mentor-connect/api'
import type { OwnSkillPath, SkillPathToSave } from '@mentor-connect/contract/learning/skillPaths'

interface Reading<Data> {
  data: Data | undefined
  error: ApiFailure | undefined
  retry: () => void
}

interface FoundCourse {
  courseId: string
  title: string
  /** BCP 47 tag, or empty if it is not known. */
  language: string
  mentorName: string
}

/**
 * Functions with which an area reads and stores the skill paths of its users, and the addresses of its pages
 * for them.
 */
export interface PathMaking {
  usePath: (id: string) => Reading<OwnSkillPath> & { setData: (path: OwnSkillPath) => void }
  /** Some courses of the catalogue that match a search; `total` is absent if their number is not known. */
  useCourses: (q: string) => Reading<{ courses: FoundCourse[]; total?: number | undefined }>
  read: (id: string) => Promise<OwnSkillPath>
  save: (path: SkillPathToSave) => Promise<OwnSkillPath>
  publish: (id: string, version: number) => Promise<OwnSkillPath>
  unpublish: (id: string, version: number) => Promise<OwnSkillPath>
  remove: (id: string, version: number) => Promise<unknown>
  listAddress: string
  editAddress: (id: string) => string
  /** Address of the public page; absent if that page is on another site. */
  pageAddress?: (slug: string) => string
}
