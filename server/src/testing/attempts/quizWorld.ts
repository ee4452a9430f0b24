import type { Learner } from '@mentor-connect/contract/accounts/people'
import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { signedInLearner, signedInMentor, type SignedIn } from '../signedIn'
import { testApp } from '../testApp'
import { bankText } from './quizQuestions'

const COURSE = 'course'
export const QUESTIONS_DRAWN = 5
/**
 * Lifetime of sessions, in days. A long drill goes through months, because attempts that nobody submits end after a
 * week.
 */
const LONGER_THAN_ANY_DRILL = 10_000

export type QuizWorld = Awaited<ReturnType<typeof quizWorld>>

/** The API with a course of quizzes and the learners who are enrolled in it. */
export async function quizWorld(size: { learners: number; quizzes: number }) {
  const t = await testApp({ sessionDays: LONGER_THAN_ANY_DRILL, sessionIdleDays: LONGER_THAN_ANY_DRILL })
  const mentor = await signedInMentor(t)
  await insertCourse(t.db, { id: COURSE, mentorId: mentor.account._id, lessons: [size.quizzes] })
  await t.db.updateTable('lessons').set({ kind: 'quiz', url: '' }).execute()
  const lessonIds = Array.from({ length: size.quizzes }, (_, index) => `lesson-0-${index}`)

  const post = (person: { headers: { cookie: string } }, url: string, payload: object) =>
    t.app.inject({ method: 'POST', url, headers: person.headers, payload })
  const asLearner = (learner: SignedIn<Learner>, url: string, payload: object = {}) =>
    post(learner, url, { userId: learner.account._id, ...payload })

  /** Saves a version of the question bank, as a mentor might while learners are in the middle of an attempt. */
  async function saveBank(lessonId: string, version: number) {
    const rules = { passPercent: 70, draw: QUESTIONS_DRAWN, shuffle: true }
    const { questions } = parseQuizText(bankText(version))
    const saved = await post(mentor, `/learn/own-quizzes/${COURSE}/${lessonId}`, { rules, questions })
    if (saved.statusCode !== 200) throw new Error(`The bank was refused: ${saved.body}`)
  }

  for (const lessonId of lessonIds) await saveBank(lessonId, 0)
  const learners: SignedIn<Learner>[] = []
  for (let index = 0; index < size.learners; index += 1) {
    const learner = await signedInLearner(t, { name: `Learner ${index}` })
    await asLearner(learner, '/user/add-course', { courseId: COURSE, courseName: '' })
    learners.push(learner)
  }

  return {
    clock: t.clock,
    db: t.db,
    close: t.close,
    learners,
    lessonIds,
    saveBank,
    start: (learner: SignedIn<Learner>, lessonId: string) =>
      asLearner(learner, '/learn/attempts', { courseId: COURSE, lessonId }),
    answer: (learner: SignedIn<Learner>, attemptId: string, questionId: string, given: object) =>
      asLearner(learner, `/learn/attempts/${attemptId}/answers/${questionId}`, given),
    submit: (learner: SignedIn<Learner>, attemptId: string) =>
      asLearner(learner, `/learn/attempts/${attemptId}/submit`),
    read: (learner: SignedIn<Learner>, attemptId: string) =>
      t.app.inject({ url: `/learn/attempts/${attemptId}`, headers: learner.headers }),
  }
}
