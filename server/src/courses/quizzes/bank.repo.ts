import type { AuthoredQuestion, QuizRules } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import type { Feedback, Key, Question } from '@mentor-connect/contract/courses/quizzes/questions'
import type { Instant, Database } from '../../kernel/database/schema'

/** Identifies a quiz, which is a lesson of a course. */
export interface QuizId {
  courseId: string
  lessonId: string
}

export interface VersionedQuestion extends AuthoredQuestion {
  version: number
}

export function findQuiz(db: Database, { courseId, lessonId }: QuizId) {
  return db
    .selectFrom('quizzes')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
}

/** Returns the questions in use, in the order that their mentor has chosen. */
export async function readBank(db: Database, quiz: QuizId): Promise<VersionedQuestion[]> {
  const rows = await versionsOf(db, quiz)
    .whereRef('question_versions.version', '=', 'questions.version')
    .where('questions.retired', '=', 0)
    .orderBy('questions.position')
    .execute()
  return rows.map(parsed)
}

/**
 * Returns the given versions of questions, by `questionId@version`. Attempts refer to versions, because a
 * mentor may change a question later.
 */
export async function readVersions(
  db: Database,
  quiz: QuizId,
  wanted: { questionId: string; version: number }[],
): Promise<Map<string, VersionedQuestion>> {
  if (wanted.length === 0) return new Map()
  const ids = [...new Set(wanted.map(({ questionId }) => questionId))]
  const rows = await versionsOf(db, quiz).where('questions.id', 'in', ids).execute()
  return new Map(rows.map((row) => [versionKey(row.id, row.version), parsed(row)]))
}

export const versionKey = (questionId: string, version: number) => `${questionId}@${version}`

function versionsOf(db: Database, { courseId, lessonId }: QuizId) {
  return db
    .selectFrom('questions')
    .innerJoin('question_versions', (join) =>
      join
        .onRef('question_versions.course_id', '=', 'questions.course_id')
        .onRef('question_versions.lesson_id', '=', 'questions.lesson_id')
        .onRef('question_versions.question_id', '=', 'questions.id'),
    )
    .select(['questions.id', 'question_versions.version', 'question', 'key', 'feedback'])
    .where('questions.course_id', '=', courseId)
    .where('questions.lesson_id', '=', lessonId)
}

function parsed(row: {
  version: number
  question: string
  key: string
  feedback: string
}): VersionedQuestion {
  return {
    version: row.version,
    question: JSON.parse(row.question) as Question,
    key: JSON.parse(row.key) as Key,
    feedback: JSON.parse(row.feedback) as Feedback,
  }
}

export async function writeRules(
  tx: Database,
  { courseId, lessonId }: QuizId,
  rules: QuizRules,
  now: Instant,
) {
  const values = {
    pass_percent: rules.passPercent,
    draw: rules.draw,
    shuffle: rules.shuffle ? (1 as const) : (0 as const),
    max_attempts: rules.maxAttempts ?? null,
    updated_at: now,
  }
  await tx
    .insertInto('quizzes')
    .values({ course_id: courseId, lesson_id: lessonId, ...values })
    .onConflict((conflict) => conflict.columns(['course_id', 'lesson_id']).doUpdateSet(values))
    .execute()
}

/**
 * Stores the questions of a quiz. A changed question gets a new version, and a question that is missing in the
 * list is retired.
 */
export async function writeBank(tx: Database, quiz: QuizId, questions: AuthoredQuestion[], now: Instant) {
  const ofQuiz = { course_id: quiz.courseId, lesson_id: quiz.lessonId }
  const stored = new Map(
    (
      await versionsOf(tx, quiz).whereRef('question_versions.version', '=', 'questions.version').execute()
    ).map((row) => [row.id, row]),
  )
  await tx
    .updateTable('questions')
    .set({ retired: 1 })
    .where('course_id', '=', quiz.courseId)
    .where('lesson_id', '=', quiz.lessonId)
    .execute()
  for (const [position, { question, key, feedback }] of questions.entries()) {
    const texts = {
      question: JSON.stringify(question),
      key: JSON.stringify(key),
      feedback: JSON.stringify(feedback),
    }
    const before = stored.get(question.id)
    const isSame =
      before?.question === texts.question && before.key === texts.key && before.feedback === texts.feedback
    const version = isSame ? before.version : (before?.version ?? 0) + 1
    await tx
      .insertInto('questions')
      .values({ ...ofQuiz, id: question.id, position, version, retired: 0 })
      .onConflict((conflict) =>
        conflict.columns(['course_id', 'lesson_id', 'id']).doUpdateSet({ position, version, retired: 0 }),
      )
      .execute()
    if (!isSame)
      await tx
        .insertInto('question_versions')
        .values({ ...ofQuiz, question_id: question.id, version, created_at: now, ...texts })
        .execute()
  }
}
