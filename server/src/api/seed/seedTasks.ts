import {
  mostPoints,
  pointsOf,
  rubricErrors,
  type CriterionMark,
  type Rubric,
} from '@mentor-connect/contract/courses/tasks/rubric'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import { writeRubric, type TaskId } from '../../courses/tasks/rubric.repo'
import type { Tx } from '../../kernel/database/schema'
import { RETURNED_WORK, WAITING_WORKS, type DemoWork } from './demoWorks'
import type { InPlaceCourse } from './inPlaceCourses'
import { daysBefore } from './rows'

interface DemoTask extends TaskId {
  rubric: Rubric
}

/**
 * Reads the tasks of a course. The brief of a task is in `name.md`, and its rubric in `name.rubric.json`.
 *
 * @throws Error that names the invalid file
 */
export function readTasks(folder: string, { id, modules }: InPlaceCourse): Promise<DemoTask[]> {
  const lessons = modules.flatMap((module) => module.lessons).filter(({ kind }) => kind === 'task')
  return Promise.all(
    lessons.map(async (lesson) => {
      const file = lesson.file.replace(/\.md$/, '.rubric.json')
      const rubric = JSON.parse(await readFile(join(folder, id, file), 'utf8')) as Rubric
      const [error] = Object.entries(rubricErrors(rubric))
      if (error) throw new Error(`${id}/${file}: ${error.join(': ')}`)
      return { courseId: id, lessonId: lesson.id, rubric }
    }),
  )
}

/**
 * Writes the rubrics, two submissions that wait for the demo mentor, and one that was returned to the demo
 * learner.
 */
export async function writeTasks(tx: Tx, tasks: DemoTask[], now: Date) {
  for (const { rubric, ...task } of tasks) await writeRubric(tx, task, rubric, daysBefore(now, 90))
  const rubricOf = ({ courseId }: { courseId: string }) => tasks.find((task) => task.courseId === courseId)
  const waiting = rubricOf(WAITING_WORKS)
  if (waiting)
    for (const [index, learnerId] of (
      await learnersBefore(tx, waiting, WAITING_WORKS.works.length)
    ).entries())
      await writeWork(tx, waiting, learnerId, { ...WAITING_WORKS.works[index]!, now })
  const returned = rubricOf(RETURNED_WORK)
  if (returned) await writeWork(tx, returned, DEMO_LEARNER.id, { ...RETURNED_WORK.work, now })
}

/** Returns the ids of learners in the course who have not completed the task. */
async function learnersBefore(tx: Tx, { courseId, lessonId }: TaskId, count: number) {
  const rows = await tx
    .selectFrom('enrolments')
    .leftJoin('lesson_progress', (join) =>
      join
        .onRef('lesson_progress.learner_id', '=', 'enrolments.learner_id')
        .onRef('lesson_progress.course_id', '=', 'enrolments.course_id')
        .on('lesson_progress.lesson_id', '=', lessonId),
    )
    .select('enrolments.learner_id')
    .where('enrolments.course_id', '=', courseId)
    .where((eb) =>
      eb.or([eb('lesson_progress.status', 'is', null), eb('lesson_progress.status', '!=', 'completed')]),
    )
    .orderBy('enrolments.learner_id')
    .limit(count)
    .execute()
  return rows.map(({ learner_id }) => learner_id)
}

async function writeWork(
  tx: Tx,
  { courseId, lessonId, rubric }: DemoTask,
  learnerId: string,
  { text, link = '', sentDaysAgo, returned, now }: DemoWork & { now: Date },
) {
  const id = `demo-work-${learnerId}`
  const sentAt = daysBefore(now, sentDaysAgo)
  const content = { text, link, file: null }
  await tx
    .insertInto('task_works')
    .values({
      id,
      learner_id: learnerId,
      course_id: courseId,
      lesson_id: lessonId,
      number: 1,
      ...content,
      state: returned ? 'returned' : 'sent',
      written_at: sentAt,
      sent_at: sentAt,
    })
    .execute()
  const marks: CriterionMark[] = (returned?.levels ?? []).map((level, index) => ({
    criterionId: rubric.criteria[index]!.id,
    level,
  }))
  await tx
    .insertInto('task_submissions')
    .values({
      work_id: id,
      number: 1,
      ...content,
      rubric: JSON.stringify(rubric),
      sent_at: sentAt,
      of_points: mostPoints(rubric),
      pass_points: rubric.passPoints,
      outcome: returned ? 'returned' : null,
      decided_at: returned ? daysBefore(now, returned.daysAgo) : null,
      marks: returned ? JSON.stringify(marks) : null,
      points: returned ? pointsOf(rubric, marks) : null,
      comment: returned ? returned.comment : null,
    })
    .execute()
}
