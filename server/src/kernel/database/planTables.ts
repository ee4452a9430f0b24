import type { PlanChangeKind, StepKind } from '@mentor-connect/contract/learning/planSteps'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

/** What a learner works towards; at most one. */
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
  /** For `own` and `task`. */
  title: string | null
  /** For `subject`. */
  subject: string | null
  /** For `session`: id of a mentor, null if the mentor's account was deleted. */
  with_mentor: string | null
  /** The course that the learner has pinned. */
  course_id: string | null
  due: string | null
  skipped: Flag
  done_at: Instant | null
  /** Empty for steps from before kinds. */
  created_at: Generated<Instant>
  /** When the learner was shown that it is finished. */
  celebrated_at: Instant | null
  /** The mentor who has added it; null if the learner has. */
  added_by: string | null
}

/** What a learner shares in a mentorship. It counts only while that is accepted or active. */
interface PlanSharesTable {
  mentorship_id: string
  /** Since when the plan is shared; null if it is not. */
  plan_at: Instant | null
  /** The shared result of the assessment. */
  result_id: string | null
  result_at: Instant | null
}

/** What mentors have changed in a plan. */
interface PlanChangesTable {
  id: string
  learner_id: string
  /** Version of the plan after the change. */
  version: number
  /** Null if the account was deleted. */
  mentor_id: string | null
  kind: PlanChangeKind
  step_id: string
  /** JSON: the step before the change; of an addition, as it was added. */
  step: string
  /** Position of the step before the change, from 0. */
  place: number
  /** The new date. */
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
