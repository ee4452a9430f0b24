import { APPLICATION_STAGES, type ApplicationStage } from '@mentor-connect/contract/work/applicationStages'
import type { APPLICANT_SORTS } from '@mentor-connect/contract/work/posting'
import type { Database } from '../../kernel/database/schema'

/**
 * Returns a query for applications to a mentor's openings, with the names of the learners. Learners who are
 * suspended, minors without a guardian's consent, and learners in a blocked pair with the mentor are left
 * out. The mentor is not told why a learner is missing.
 */
export const selectApplicants = (db: Database, mentorId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('openings', 'openings.id', 'applications.opening_id')
    .innerJoin('learners', 'learners.id', 'applications.learner_id')
    .leftJoin('sanctions', 'sanctions.suspends', 'applications.learner_id')
    .leftJoin('guardian_consents', 'guardian_consents.learner_id', 'applications.learner_id')
    .leftJoin('blocked_pairs', (join) =>
      join
        .onRef('blocked_pairs.learner_id', '=', 'applications.learner_id')
        .onRef('blocked_pairs.mentor_id', '=', 'openings.mentor_id')
        .on((eb) => eb.or([eb('by_learner', '=', 1), eb('by_mentor', '=', 1)])),
    )
    .where('openings.mentor_id', '=', mentorId)
    .where('sanctions.id', 'is', null)
    // After the application, the year of birth may have been entered, or the consent may have ended.
    .where((eb) => eb.or([eb('learners.is_minor', '=', 0), eb('guardian_consents.state', '=', 'verified')]))
    .where('blocked_pairs.mentor_id', 'is', null)

export type ApplicantRow = NonNullable<Awaited<ReturnType<typeof findApplicant>>>

const named = (db: Database, mentorId: string) =>
  selectApplicants(db, mentorId)
    .selectAll('applications')
    .select(['learners.name', 'learners.profile', 'learners.email'])
    .select(['openings.title', 'openings.employer', 'openings.closed_at', 'openings.hidden_at'])

export const findApplicant = (db: Database, mentorId: string, id: string) =>
  named(db, mentorId).where('applications.id', '=', id).executeTakeFirst()

const ORDERS = {
  newest: ['applications.applied_at', 'desc'],
  oldest: ['applications.applied_at', 'asc'],
  changed: ['applications.changed_at', 'desc'],
} as const satisfies Record<(typeof APPLICANT_SORTS)[number], readonly [string, 'asc' | 'desc']>

export interface ApplicantFilter {
  stage?: ApplicationStage
  sort?: keyof typeof ORDERS
  limit: number
  offset: number
}

export function listApplicants(
  db: Database,
  mentorId: string,
  openingId: string,
  { stage, sort = 'newest', limit, offset }: ApplicantFilter,
) {
  const [column, direction] = ORDERS[sort]
  return named(db, mentorId)
    .where('applications.opening_id', '=', openingId)
    .$if(stage !== undefined, (query) => query.where('applications.stage', '=', stage!))
    .orderBy(column, direction)
    .orderBy('applications.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countApplicants(db: Database, mentorId: string, openingId: string) {
  const rows = await selectApplicants(db, mentorId)
    .select((eb) => ['applications.stage', eb.fn.countAll<number>().as('count')])
    .where('applications.opening_id', '=', openingId)
    .groupBy('applications.stage')
    .execute()
  const found = new Map(rows.map(({ stage, count }) => [stage, Number(count)]))
  return APPLICATION_STAGES.map((stage) => ({ stage, count: found.get(stage) ?? 0 }))
}
