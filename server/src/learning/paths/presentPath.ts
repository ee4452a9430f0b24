import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import type {
  OwnSkillPath,
  OwnSkillPathSummary,
  PathMilestone,
  SkillPathSummary,
} from '@mentor-connect/contract/learning/skillPaths'
import type { Database } from '../../kernel/database/schema'
import { coursesOfPaths, type PlacedCourse } from './pathCourses.query'
import { milestoneTitles, selectPaths, subjectsOf, type PathRow } from './skillPaths.repo'

const HALF_HOUR = 30

/** A path with everything that its cards and its page show. */
export interface ReadPath {
  row: PathRow
  subjects: string[]
  /** Titles of the milestones. */
  milestones: string[]
  courses: PlacedCourse[]
}

/** Reads the content of paths, with one query for each kind of row. */
export async function readPaths(db: Database, rows: PathRow[]): Promise<ReadPath[]> {
  const ids = rows.map(({ id }) => id)
  const subjects = await subjectsOf(db, ids)
  const milestones = await milestoneTitles(db, ids)
  const courses = await coursesOfPaths(db, ids)
  return rows.map((row) => ({
    row,
    subjects: subjects.get(row.id) ?? [],
    milestones: milestones.get(row.id) ?? [],
    courses: courses.get(row.id) ?? [],
  }))
}

/** Returns one path in any state, with everything that its page shows. */
export async function findPath(db: Database, id: string): Promise<ReadPath | undefined> {
  const row = await selectPaths(db).where('skill_paths.id', '=', id).executeTakeFirst()
  return row && (await readPaths(db, [row]))[0]
}

export function toSummary({ row, subjects, milestones, courses }: ReadPath): SkillPathSummary {
  const available = courses.flatMap(({ facts }) => facts ?? [])
  const minutes = available.reduce((sum, course) => sum + (course.minutes ?? 0), 0)
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    purpose: row.purpose,
    language: row.language as CourseLanguage,
    level: row.level,
    subjects,
    milestoneCount: milestones.length,
    courseCount: available.length,
    hours: Math.round(minutes / HALF_HOUR) / 2,
    untimedCourses: available.filter((course) => course.minutes === undefined).length,
    ...(row.mentor_id !== null && { mentor: { id: row.mentor_id, name: row.mentor_name ?? '' } }),
    joined: Number(row.joined),
    updatedAt: row.updated_at,
  }
}

export const toMilestones = ({ milestones, courses }: ReadPath): PathMilestone[] =>
  milestones.map((title, position) => ({
    title,
    courses: courses
      .filter(({ milestone }) => milestone === position)
      .map(({ courseId, facts }) => ({ courseId, ...(facts && { course: facts }) })),
  }))

export const toOwnSummary = (path: ReadPath): OwnSkillPathSummary => ({
  ...toSummary(path),
  state: path.row.hidden_at === null ? path.row.state : 'hidden',
  version: path.row.version,
  missingCourses: path.courses.filter(({ facts }) => !facts).length,
})

/** Returns a path in the form for its author and for operators. */
export const toOwnPath = (path: ReadPath): OwnSkillPath => ({
  ...toOwnSummary(path),
  milestones: toMilestones(path),
})
