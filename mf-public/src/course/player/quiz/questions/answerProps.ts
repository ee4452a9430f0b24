import type { AnswerOf, QuestionKind, QuestionOf } from '@mentor-connect/contract/api/questions'

export interface AnswerProps<Kind extends QuestionKind> {
  question: QuestionOf<Kind>
  answer: AnswerOf<Kind> | undefined
  onAnswer: (answer: AnswerOf<Kind>) => void
}
