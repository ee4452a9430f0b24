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
  /** Either a title of the learner's own or a subject. */
  title: string | null
  subject: string | null
  /** The course that the learner has pinned. */
  course_id: string | null
  due: string | null
  skipped: Flag
  done_at: Instant | null
}

export interface PlanTables {
  goals: GoalsTable
  plan_steps: PlanStepsTable
}
