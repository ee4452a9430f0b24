import { useT } from '../messages/useT'

const QUESTIONS = [
  'projects.checkIn.question.0',
  'projects.checkIn.question.1',
  'projects.checkIn.question.2',
  'projects.checkIn.question.3',
] as const

/** Returns a function from the number of a question to its text. */
export function useQuestionText(): (question: number) => string {
  const t = useT()
  return (question) => t(QUESTIONS[question] ?? QUESTIONS[0])
}
