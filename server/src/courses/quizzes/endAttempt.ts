import type { AttemptState } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { recordActivity } from '../progress/activity.repo'
import { upsertStatuses } from '../progress/lessonProgress.repo'
import type { Tx } from '../../kernel/database/schema'
import { answersOf, endAttempt, storeMark, type StoredAttempt } from './attempts.repo'
import { readVersions, versionKey } from './bank.repo'
import { mark } from './marking'
import { percentOf } from './presentAttempt'

/**
 * Marks the answers of an attempt and ends it. A passed attempt completes the lesson. The caller must hold the
 * lock of the attempt.
 */
export async function endWithMarks(
  tx: Tx,
  attempt: StoredAttempt,
  state: Exclude<AttemptState, 'open'>,
  now: Date,
) {
  const { points, of_points } = await markAnswers(tx, attempt)
  const passed = percentOf({ points, of_points }) >= attempt.pass_percent
  const ended_at = state === 'expired' ? attempt.ends_at : now.toISOString()
  await endAttempt(tx, attempt.id, { state, ended_at, points, of_points, passed: passed ? 1 : 0 })
  if (!passed) return
  const enrolment = { learnerId: attempt.learner_id, courseId: attempt.course_id }
  await upsertStatuses(tx, enrolment, [{ lessonId: attempt.lesson_id, status: 'completed', at: ended_at }])
  await recordActivity(tx, attempt.learner_id, [ended_at])
}

async function markAnswers(tx: Tx, attempt: StoredAttempt) {
  const quiz = { courseId: attempt.course_id, lessonId: attempt.lesson_id }
  const versions = await readVersions(tx, quiz, attempt.items)
  const answers = new Map((await answersOf(tx, attempt.id)).map((one) => [one.questionId, one.answer]))
  let points = 0
  let of_points = 0
  for (const { questionId, version } of attempt.items) {
    const known = versions.get(versionKey(questionId, version))
    if (!known) continue
    const part = mark(known, answers.get(questionId))
    if (answers.has(questionId)) await storeMark(tx, attempt.id, questionId, part)
    points += part * known.question.points
    of_points += known.question.points
  }
  return { points, of_points }
}
