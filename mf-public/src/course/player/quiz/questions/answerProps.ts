import type { AnswerOf, QuestionKind, QuestionOf } from '@mentor-connect/contract/courses/quizzes/questions'

export interface AnswerProps<Kind extends QuestionKind> {
  question: QuestionOf<Kind>
  answer: AnswerOf<Kind> | undefined
  /** True to show problems of an answer that cannot be marked, even while the learner is typing. */
  isChecked?: boolean
  onAnswer: (answer: AnswerOf<Kind>) => void
}
