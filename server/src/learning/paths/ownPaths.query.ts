import type { SkillPathContent } from '@mentor-connect/contract/learning/skillPath'
import { PATHS_PAGE } from '@mentor-connect/contract/learning/skillPathLimits'
import { isListed } from '../../courses/catalogue/courseVisibility.query'
import { pageWindow, paginationOf } from '../../courses/catalogue/pages'
import type { Database } from '../../kernel/database/schema'
import { coursesOfPaths } from './pathCourses.query'
import { readPaths, toOwnSummary } from './presentPath'
import { countPathsOf, milestoneTitles, selectPaths, subjectsOf, type StoredPath } from './skillPaths.repo'

/** Returns the paths of a mentor, the last changed first. */
export async function listPathsOf(db: Database, mentorId: string, page: number) {
  const { limit, offset } = pageWindow({ page, limit: PATHS_PAGE })
  const rows = await selectPaths(db)
    .where('skill_paths.mentor_id', '=', mentorId)
    .orderBy('skill_paths.updated_at', 'desc')
    .orderBy('skill_paths.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const count = await countPathsOf(db, mentorId)
  return {
    paths: (await readPaths(db, rows)).map(toOwnSummary),
    pagination: paginationOf({ page, limit }, count),
  }
}

/** Returns the stored content of a path, in the form in which its author entered it. */
export async function readContent(db: Database, path: StoredPath): Promise<SkillPathContent> {
  const { id, title, purpose, language, level } = path
  const titles = (await milestoneTitles(db, [id])).get(id) ?? []
  const courses = (await coursesOfPaths(db, [id])).get(id) ?? []
  return {
    title,
    purpose,
    language,
    level,
    subjects: (await subjectsOf(db, [id])).get(id) ?? [],
    milestones: titles.map((milestoneTitle, position) => ({
      title: milestoneTitle,
      courseIds: courses.flatMap(({ milestone, courseId }) => (milestone === position ? courseId : [])),
    })),
  }
}

/** Returns the given courses that are in the catalogue. */
export async function listedAmong(db: Database, courseIds: string[]): Promise<Set<string>> {
  if (courseIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('courses')
    .select('courses.id')
    .where('courses.id', 'in', courseIds)
    .where(isListed)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
