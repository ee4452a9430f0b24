import { errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import { courseExists, lockVisibleCourse } from './courses.repo'

/** Requires that the course exists. @throws ApiError `not_found` otherwise */
export async function requireCourse(db: Database, courseId: string) {
  if (!(await courseExists(db, courseId))) throw errors.notFound('Course')
}

/**
 * Locks the course until the transaction ends, so that it can be neither deleted nor withdrawn in the
 * meantime.
 * @throws ApiError `not_found` if the course is not in the catalogue and the learner is not enrolled in it
 */
export async function requireVisibleCourse(tx: Database, learnerId: string, courseId: string) {
  if (!(await lockVisibleCourse(tx, learnerId, courseId))) throw errors.notFound('Course')
}
