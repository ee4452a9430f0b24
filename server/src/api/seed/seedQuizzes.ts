import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
import { PASS_PERCENT, QUESTIONS_DRAWN } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeBank, writeRules, type QuizId } from '../../courses/quizzes/bank.repo'
import type { Instant, Tx } from '../../kernel/database/schema'
import type { InPlaceCourse } from './inPlaceCourses'

const RULES = { passPercent: PASS_PERCENT, draw: QUESTIONS_DRAWN, shuffle: true }

interface DemoQuiz extends QuizId {
  questions: ReturnType<typeof parseQuizText>['questions']
}

/**
 * Reads the quizzes of a course.
 *
 * @throws Error that names the file and the invalid line
 */
export function readQuizzes(folder: string, { id, modules }: InPlaceCourse): Promise<DemoQuiz[]> {
  const lessons = modules.flatMap((module) => module.lessons).filter(({ kind }) => kind === 'quiz')
  return Promise.all(
    lessons.map(async (lesson) => {
      const text = await readFile(join(folder, id, lesson.file), 'utf8')
      const { questions, errors } = parseQuizText(text)
      const [error] = errors
      if (error) throw new Error(`${id}/${lesson.file}: Line ${error.line}: ${error.problem}`)
      return { courseId: id, lessonId: lesson.id, questions }
    }),
  )
}

export async function writeQuizzes(tx: Tx, quizzes: DemoQuiz[], now: Instant) {
  for (const { questions, ...quiz } of quizzes) {
    await writeRules(tx, quiz, RULES, now)
    await writeBank(tx, quiz, questions, now)
  }
}
