import type { AnswerOf, QuestionKind, QuestionOf } from '@mentor-connect/contract/courses/quizzes/questions'

export interface AnswerProps<Kind extends QuestionKind> {
  question: QuestionOf<Kind>
  answer: AnswerOf<Kind> | undefined
  /** Whether what cannot be marked is shown, although the learner is still at it. */
  isChecked?: boolean
  onAnswer: (answer: AnswerOf<Kind>) => void
}
