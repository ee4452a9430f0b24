import type { OwnTask } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { rubricErrors, type Rubric, type RubricError } from '@mentor-connect/contract/courses/tasks/rubric'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import { findRubric, writeRubric, type TaskId } from './rubric.repo'
import type { ApiDependencies } from '../../kernel/dependencies'
import { lockOwnTask } from './ownTask.repo'
import { giveRubric } from './works.repo'

interface Edited {
  rubric: Rubric
  version?: string
}

/** Reads and changes rubrics on behalf of their mentors. */
export function rubricService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    async read(mentorId: string, task: TaskId): Promise<OwnTask> {
      const lesson = await lockOwnTask(db, mentorId, task)
      const stored = await findRubric(db, task)
      return present(lesson, stored?.rubric, stored?.updatedAt)
    },

    async save(mentorId: string, task: TaskId, { rubric, version }: Edited): Promise<OwnTask> {
      const found = Object.entries(rubricErrors(rubric)).map(([field, error]) => [
        `rubric.${field}`,
        MESSAGES[error],
      ])
      if (found.length > 0) throw errors.invalidInput(Object.fromEntries(found))
      const now = clock().toISOString()
      return db.transaction().execute(async (tx) => {
        const lesson = await lockOwnTask(tx, mentorId, task)
        const before = (await findRubric(tx, task))?.updatedAt ?? lesson.updated_at
        if (version !== undefined && version !== before) throw courseErrors.editConflict()
        await writeRubric(tx, task, rubric, now)
        await giveRubric(tx, task, rubric)
        return present(lesson, rubric, now)
      })
    },
  }
}

type OwnLesson = Awaited<ReturnType<typeof lockOwnTask>>

const present = (lesson: OwnLesson, rubric: Rubric | undefined, savedAt: string | undefined): OwnTask => ({
  courseTitle: lesson.course_title,
  lessonTitle: lesson.title,
  ...(rubric && { rubric }),
  version: savedAt ?? lesson.updated_at,
})

const MESSAGES: Record<RubricError, string> = {
  required: 'Write something here.',
  too_long: 'This is too long.',
  criteria_count: 'A rubric has 3 to 8 criteria.',
  level_count: 'A criterion has 2 to 4 levels.',
  same_id: 'Two criteria have the same id.',
  points: 'Points are whole numbers from 0 to 10.',
  not_rising: 'Each level needs more points than the one before.',
  pass_points: 'The points to pass cannot be more than a work can reach.',
}
