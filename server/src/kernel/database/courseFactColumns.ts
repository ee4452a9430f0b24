import type { CourseLevel } from '@mentor-connect/contract/courses/courseFacts'
import type { Generated } from 'kysely'

/** Facts that a mentor may state about a course. A column is null if its fact is not stated. */
export interface CourseFactColumns {
  level: Generated<CourseLevel | null>
  hours: Generated<number | null>
  /** JSON lists of strings. */
  outcomes: Generated<string | null>
  needs: Generated<string | null>
}
