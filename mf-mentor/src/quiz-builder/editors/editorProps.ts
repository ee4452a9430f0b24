import type { KeyOf, QuestionKind, QuestionOf } from '@mentor-connect/contract/courses/quizzes/questions'

/** Props of an editor for one kind of question: the kind's part of the question and of the answer key. */
export interface EditorProps<Kind extends QuestionKind> {
  question: QuestionOf<Kind>
  answer: KeyOf<Kind>
  onChange: (question: QuestionOf<Kind>, key: KeyOf<Kind>) => void
}
