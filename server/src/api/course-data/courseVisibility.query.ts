import type { ExpressionBuilder } from 'kysely'
import type { ApiDatabase } from '../database/schema'

/** Whether a course is in the catalogue: it is published and its mentor is active. Maintained by triggers. */
export function isListed(eb: ExpressionBuilder<ApiDatabase, 'courses'>) {
  return eb('courses.listed', '=', 1)
}

/** Whether this learner may see a course: it is listed, or the learner is enrolled in it. */
export function isVisibleTo(eb: ExpressionBuilder<ApiDatabase, 'courses'>, learnerId: string) {
  const enrolled = eb
    .selectFrom('enrolments')
    .select(eb.lit(1).as('found'))
    .whereRef('enrolments.course_id', '=', 'courses.id')
    .where('enrolments.learner_id', '=', learnerId)
  return eb.or([isListed(eb), eb.exists(enrolled)])
}
