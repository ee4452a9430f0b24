import type { StepKind } from '@mentor-connect/contract/rules/planSteps'
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
}

export interface PlanTables {
  goals: GoalsTable
  plan_steps: PlanStepsTable
}
