import type { Answer, Question } from '@mentor-connect/contract/courses/quizzes/questions'

/** Returns true if every part of a question has an answer. */
export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  if (!answer) return false
  switch (answer.kind) {
    case 'single':
    case 'order':
      return true
    case 'multiple':
      return answer.options.length > 0
    case 'number':
      return answer.number.trim() !== ''
    case 'text':
      return answer.text.trim() !== ''
    case 'match':
      return question.kind === 'match' && Object.keys(answer.pairs).length === question.options.length
    case 'gap':
      return question.kind === 'gap' && Object.keys(answer.gaps).length === question.gaps.length
  }
}
