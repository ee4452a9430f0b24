import type { PlanStep, StepCourse } from '@mentor-connect/contract/learning/plan'
import type { Selectable } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { heldSessions } from '../../mentoring/mentorships/heldSession.query'
import { mentorNames, stepsOf } from './plan.repo'
import { stepsWithSession } from './sessionSteps'
import { stepCourses } from './stepCourses.query'

type PlanStepRow = Selectable<ApiDatabase['plan_steps']>

interface Reader {
  learnerId: string
  /**
   * Language of the page, by default English. It affects only which courses are proposed, not which steps are
   * done.
   */
  language?: string
  /** Today in the learner's time zone, as `YYYY-MM-DD`. */
  today: string
  now: Date
}

/**
 * Returns the current steps of a plan with their courses. A step also counts as done if its course is
 * completed or its session was held.
 */
export async function planSteps(db: Database, reader: Reader): Promise<PlanStep[]> {
  const { learnerId, language = 'en', today, now } = reader
  const rows = await stepsOf(db, learnerId)
  const courses = await stepCourses(db, rows, { learnerId, language })
  const mentorIds = [...new Set(rows.flatMap((row) => row.with_mentor ?? []))]
  const names = await mentorNames(db, mentorIds)
  const held = await heldSessions(db, { learnerId, mentorIds, now: now.toISOString() })
  const hadSession = stepsWithSession(
    rows.filter(({ kind }) => kind === 'session'),
    held,
  )
  return rows.map((row, index) => {
    const course = courses[index]
    const isDone = row.done_at !== null || course?.percent === 100 || hadSession.has(row.id)
    return presentStep(row, { course, isDone, today, mentorName: names.get(row.with_mentor ?? '') })
  })
}

interface Known {
  course: StepCourse | undefined
  mentorName: string | undefined
  isDone: boolean
  today: string
}

function presentStep(row: PlanStepRow, { course, mentorName, isDone, today }: Known): PlanStep {
  const isSkipped = row.skipped === 1
  return {
    id: row.id,
    kind: row.kind,
    ...(row.title !== null && { title: row.title }),
    ...(row.subject !== null && { subject: row.subject }),
    ...(course && { course }),
    ...(row.with_mentor !== null && mentorName && { mentor: { id: row.with_mentor, name: mentorName } }),
    ...(row.due !== null && { due: row.due }),
    isPinned: row.course_id !== null,
    isSkipped,
    isDone,
    isOverdue: row.due !== null && row.due < today && !isDone && !isSkipped,
    isCelebrated: row.celebrated_at !== null,
  }
}
