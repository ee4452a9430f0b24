import type { PlanChangeKind, StepKind } from '@mentor-connect/contract/learning/planSteps'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

/** The goal of a learner. Each learner has at most one. */
interface GoalsTable {
  learner_id: string
  id: string
  career_id: string | null
  title: string | null
  by_month: string | null
  weekly_days: number
  /** Increases with every change of goal and steps. */
  version: Generated<number>
  created_at: Instant
}

/** The steps towards a goal, in order. */
interface PlanStepsTable {
  learner_id: string
  id: string
  position: number
  kind: Generated<StepKind>
  /** Only for the kinds `own` and `task`. */
  title: string | null
  /** Only for the kind `subject`. */
  subject: string | null
  /** Only for the kind `session`: id of a mentor; null if the mentor's account was deleted. */
  with_mentor: string | null
  /** The course that the learner has pinned. */
  course_id: string | null
  due: string | null
  skipped: Flag
  done_at: Instant | null
  /** Empty for steps that are older than the column `kind`. */
  created_at: Generated<Instant>
  /** The time at which the learner was congratulated on the finished step. */
  celebrated_at: Instant | null
  /** Id of the mentor who added the step; null if the learner added it. */
  added_by: string | null
}

/**
 * The parts of a plan that a learner shares with the mentor of a mentorship, while it is accepted or active.
 */
interface PlanSharesTable {
  mentorship_id: string
  /** The time at which the plan was shared; null if it is not shared. */
  plan_at: Instant | null
  /** Id of the assessment whose result is shared; null if none is. */
  result_id: string | null
  result_at: Instant | null
}

/** Changes of mentors to a plan. */
interface PlanChangesTable {
  id: string
  learner_id: string
  /** Version of the plan after the change. */
  version: number
  /** Null if the mentor's account was deleted. */
  mentor_id: string | null
  kind: PlanChangeKind
  step_id: string
  /** JSON: the step before the change; for an addition, the added step. */
  step: string
  /** Position of the step before the change, counted from 0. */
  place: number
  /** The new due date, if the change has set one. */
  due: string | null
  at: Instant
  undone_at: Instant | null
}

export interface PlanTables {
  goals: GoalsTable
  plan_steps: PlanStepsTable
  plan_shares: PlanSharesTable
  plan_changes: PlanChangesTable
}
