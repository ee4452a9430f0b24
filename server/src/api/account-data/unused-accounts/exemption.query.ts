import { PLACED_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import type { ExpressionBuilder } from 'kysely'
import type { ApiDatabase, Instant } from '../../../kernel/database/schema'

export type OfUse = ExpressionBuilder<ApiDatabase, 'account_use'>

/**
 * Tells whether an account is never deleted for lack of use: it is on hold, suspended, part of an open case or of a
 * running mentorship, or its owner is a mentor whose courses were used since the given time.
 */
export function isExempt(eb: OfUse, since: Instant) {
  const person = 'account_use.person_id'
  return eb.or([
    eb('account_use.held_at', 'is not', null),
    eb.exists(eb.selectFrom('sanctions').select('id').whereRef('sanctions.suspends', '=', person)),
    eb.exists(eb.selectFrom('cases').select('id').whereRef('cases.open_about', '=', person)),
    eb.exists(
      eb
        .selectFrom('case_reports')
        .innerJoin('cases', 'cases.id', 'case_reports.case_id')
        .select('case_reports.id')
        .whereRef('case_reports.reporter_id', '=', person)
        .where('cases.open_about', 'is not', null),
    ),
    eb.exists(
      eb
        .selectFrom('mentorships')
        .select('id')
        .where('state', 'in', PLACED_STATES)
        .where((of) =>
          of.or([
            of('mentorships.learner_id', '=', of.ref(person)),
            of('mentorships.mentor_id', '=', of.ref(person)),
          ]),
        ),
    ),
    eb.exists(
      eb
        .selectFrom('enrolments')
        .innerJoin('courses', 'courses.id', 'enrolments.course_id')
        .select('courses.id')
        .whereRef('courses.mentor_id', '=', person)
        .where('enrolments.last_active_at', '>', since),
    ),
  ])
}
