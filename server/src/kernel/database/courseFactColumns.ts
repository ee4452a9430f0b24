import type { CourseLevel } from '@mentor-connect/contract/courses/courseFacts'
import type { Generated } from 'kysely'

/** Facts that a course states about itself; null if it does not state them. */
export interface CourseFactColumns {
  level: Generated<CourseLevel | null>
  hours: Generated<number | null>
  /** JSON lists of strings. */
  outcomes: Generated<string | null>
  needs: Generated<string | null>
}
