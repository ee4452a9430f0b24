import type { CourseLevel } from '@mentor-connect/contract/courses/courseFacts'
import type { ColumnType, Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

interface SkillPathsTable {
  id: string
  /** The part of the address that names the path. It never changes. */
  slug: string
  /** The mentor who made the path; null if the platform made it. */
  mentor_id: string | null
  title: string
  purpose: string
  /** Language of the path, as a BCP 47 tag. */
  language: string
  level: CourseLevel
  state: 'draft' | 'published'
  /** The time at which operators hid the path; null if they have not. */
  hidden_at: Generated<Instant | null>
  /** Increases with every change of the content. */
  version: number
  /** Number of rows in `skill_path_people`. Triggers maintain it. */
  joined: ColumnType<number, undefined, never>
  /** The searched text, in the form of `searchTextOf`. */
  search_text: string
  /** 1 if the path is published and not hidden, and its mentor is active. Triggers maintain it. */
  listed: ColumnType<Flag, undefined, never>
  created_at: Instant
  updated_at: Instant
}

interface SkillPathSubjectsTable {
  path_id: string
  position: number
  /** English name of a subject. */
  subject: string
}

interface SkillPathMilestonesTable {
  path_id: string
  position: number
  title: string
}

/** The courses of a path. If a course is deleted, its row is kept, and the course counts as not available. */
interface SkillPathCoursesTable {
  path_id: string
  /** Position of the course within the whole path. */
  position: number
  milestone: number
  course_id: string
}

/** Learners who have joined a path. */
interface SkillPathPeopleTable {
  learner_id: string
  path_id: string
  joined_at: Instant
}

export interface SkillPathTables {
  skill_paths: SkillPathsTable
  skill_path_subjects: SkillPathSubjectsTable
  skill_path_milestones: SkillPathMilestonesTable
  skill_path_courses: SkillPathCoursesTable
  skill_path_people: SkillPathPeopleTable
}
