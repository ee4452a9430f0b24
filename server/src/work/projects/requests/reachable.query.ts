import { splitWords } from '@mentor-connect/contract/courses/searchWords'
import { PLACED_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import { CURRENT_TEAM_STATES } from '@mentor-connect/contract/work/projects/projectRules'
import { sql, type ExpressionBuilder } from 'kysely'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'

/**
 * Returns the condition that learners may work with others. Minors need the verified consent of a guardian.
 */
export const mayTakePart = (eb: ExpressionBuilder<ApiDatabase, 'learners'>) =>
  eb.or([
    eb('learners.is_minor', '=', 0),
    eb.exists(
      eb
        .selectFrom('guardian_consents')
        .select('guardian_consents.state')
        .whereRef('guardian_consents.learner_id', '=', 'learners.id')
        .where('guardian_consents.state', '=', 'verified'),
    ),
  ])

/**
 * Returns the condition that a mentor may see learners and write to them. It excludes suspended learners,
 * minors without a guardian's consent, and learners in a blocked pair with the mentor. The mentor is not told
 * the reason.
 */
export const isReachable = (mentorId: string) => (eb: ExpressionBuilder<ApiDatabase, 'learners'>) =>
  eb.and([
    eb.not(
      eb.exists(
        eb.selectFrom('sanctions').select('sanctions.id').whereRef('sanctions.suspends', '=', 'learners.id'),
      ),
    ),
    mayTakePart(eb),
    eb.not(
      eb.exists(
        eb
          .selectFrom('blocked_pairs')
          .select('blocked_pairs.mentor_id')
          .whereRef('blocked_pairs.learner_id', '=', 'learners.id')
          .where('blocked_pairs.mentor_id', '=', mentorId)
          .where((pair) => pair.or([pair('by_learner', '=', 1), pair('by_mentor', '=', 1)])),
      ),
    ),
  ])

export async function isReachableLearner(
  db: Database,
  mentorId: string,
  learnerId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('learners')
    .select('learners.id')
    .where('learners.id', '=', learnerId)
    .where(isReachable(mentorId))
    .executeTakeFirst()
  return row !== undefined
}

interface Invitable {
  mentorId: string
  briefId: string
  q?: string
  learnerId?: string
}

/**
 * Returns a query for the learners whom a mentor can invite to a brief: mentees, and people who are enrolled
 * in the mentor's courses. A learner who has declined an invitation is left out, but can still apply.
 */
export function invitable(db: Database, { mentorId, briefId, q = '', learnerId }: Invitable) {
  let query = db
    .selectFrom('learners')
    .where(isReachable(mentorId))
    .where((eb) =>
      eb.or([
        eb('learners.id', 'in', menteesOf(db, mentorId)),
        eb('learners.id', 'in', enrolledWith(db, mentorId)),
      ]),
    )
    .where('learners.id', 'not in', takingPart(db, briefId))
    .where('learners.id', 'not in', askedEnough(db, briefId))
  if (learnerId) query = query.where('learners.id', '=', learnerId)
  for (const word of splitWords(q.normalize('NFC').toLowerCase())) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<boolean>`lower(learners.name) like ${pattern} escape '\\'`)
  }
  return query
}

export const menteesOf = (db: Database, mentorId: string) =>
  db
    .selectFrom('mentorships')
    .select('mentorships.learner_id')
    .where('mentorships.mentor_id', '=', mentorId)
    .where('mentorships.state', 'in', PLACED_STATES)

const enrolledWith = (db: Database, mentorId: string) =>
  db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select('enrolments.learner_id')
    .where('courses.mentor_id', '=', mentorId)

/** Returns a query for learners who are in a team of the brief that is not over. */
const takingPart = (db: Database, briefId: string) =>
  db
    .selectFrom('project_members')
    .innerJoin('project_teams', 'project_teams.id', 'project_members.team_id')
    .select('project_members.learner_id')
    .where('project_teams.brief_id', '=', briefId)
    .where('project_teams.state', 'in', CURRENT_TEAM_STATES)
    .where('project_members.left_at', 'is', null)

/** Number of changes after which a request can no longer be sent again as an invitation. */
const CHANGES_MAX = 5

/** Returns a query for learners who have declined an invitation to the brief, or were invited too often. */
const askedEnough = (db: Database, briefId: string) =>
  db
    .selectFrom('project_requests')
    .select('project_requests.learner_id')
    .where('project_requests.brief_id', '=', briefId)
    .where('project_requests.kind', '=', 'invitation')
    .where((eb) =>
      eb.or([
        eb('project_requests.state', '=', 'declined'),
        eb.and([
          eb('project_requests.state', '<>', 'waiting'),
          eb('project_requests.version', '>=', CHANGES_MAX),
        ]),
      ]),
    )
