import type { Attempt, QuestionResult } from '@mentor-connect/contract/courses/quizzes/quizzes'
import type { Answer, Feedback } from '@mentor-connect/contract/courses/quizzes/questions'
import { inOrderOf, type AttemptItem } from './attemptItems'
import type { StoredAnswer, StoredAttempt } from './attempts.repo'
import { versionKey, type VersionedQuestion } from './bank.repo'

interface Presented {
  attempt: StoredAttempt
  versions: Map<string, VersionedQuestion>
  answers: StoredAnswer[]
  /** True if the learner has passed the quiz, in this attempt or another: keys are shown only then. */
  hasPassed: boolean
}

/** Returns an attempt in the form for its learner: it contains no keys and feedback while it is open. */
export function presentAttempt({ attempt, versions, answers, hasPassed }: Presented): Attempt {
  const items = attempt.items.flatMap((item) => {
    const version = versions.get(versionKey(item.questionId, item.version))
    return version ? [{ item, version }] : []
  })
  return {
    id: attempt.id,
    courseId: attempt.course_id,
    lessonId: attempt.lesson_id,
    state: attempt.state,
    startedAt: attempt.started_at,
    endsAt: attempt.ends_at,
    passPercent: attempt.pass_percent,
    questions: items.map(({ item, version }) => inOrderOf(version.question, item)),
    answers: answers.map(({ questionId, answer, savedAt }) => ({ questionId, answer, savedAt })),
    ...(attempt.ended_at !== null && {
      result: {
        points: attempt.points ?? 0,
        of: attempt.of_points ?? 0,
        percent: percentOf(attempt),
        passed: attempt.passed === 1,
        endedAt: attempt.ended_at,
        questions: items.map((one) => resultOf(one, answers, hasPassed)),
      },
    }),
  }
}

/** Returns the score in percent, rounded down, so that 69.9 % does not look like a pass at 70 %. */
export function percentOf({
  points,
  of_points,
}: {
  points: number | null
  of_points: number | null
}): number {
  return of_points ? Math.floor(((points ?? 0) / of_points) * 100 + 1e-9) : 0
}

function resultOf(
  { item, version }: { item: AttemptItem; version: VersionedQuestion },
  answers: StoredAnswer[],
  hasPassed: boolean,
): QuestionResult {
  const answer = answers.find(({ questionId }) => questionId === item.questionId)
  const mark = answer?.mark ?? 0
  const feedback = feedbackFor(version.feedback, answer?.answer, mark === 1)
  return {
    id: item.questionId,
    points: mark * version.question.points,
    right: mark === 1,
    ...(feedback && { feedback }),
    ...(hasPassed && { key: version.key }),
  }
}

/** Returns the feedback on the chosen option, or else the feedback on a right or wrong answer. */
export function feedbackFor(
  { options = {}, right, wrong }: Feedback,
  answer: Answer | undefined,
  isRight: boolean,
) {
  const chosen = answer?.kind === 'single' ? options[answer.option] : undefined
  return chosen ?? (isRight ? right : wrong)
}
