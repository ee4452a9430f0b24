import type { KeyOf, QuestionKind, QuestionOf } from '@mentor-connect/contract/courses/quizzes/questions'

/** The part of a question and of its key that belongs to its kind. */
export interface EditorProps<Kind extends QuestionKind> {
  question: QuestionOf<Kind>
  answer: KeyOf<Kind>
  onChange: (question: QuestionOf<Kind>, key: KeyOf<Kind>) => void
}
