import { unsentAnswers } from '@mentor-connect/api/answers'
import { useOutgoing } from '@mentor-connect/api/outbox'
import type { Answer } from '@mentor-connect/contract/courses/quizzes/questions'
import type { Attempt } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { useState } from 'react'

/** Delay after the last change before answers are sent, in ms. */
const SEND_DELAY_MS = 600

export type Answers = Record<string, Answer>

/** The answers of an open attempt: those from the server, overridden by unsent answers on this device. */
export function useAnswers(attempt: Attempt, userId: string) {
  const [answers, setAnswers] = useState<Answers>(() => answersIn(attempt.answers))
  const { status, put, send } = useOutgoing(unsentAnswers, userId, {
    delayMs: SEND_DELAY_MS,
    onFound: (entries) => {
      const own = entries.filter(({ attemptId }) => attemptId === attempt.id)
      setAnswers((known) => ({ ...known, ...answersIn(own) }))
    },
  })
  const answer = (questionId: string, given: Answer) => {
    setAnswers((known) => ({ ...known, [questionId]: given }))
    void put({ id: `${attempt.id}/${questionId}`, attemptId: attempt.id, questionId, answer: given })
  }
  return { answers, answer, status, send }
}

function answersIn(answers: { questionId: string; answer: Answer }[]): Answers {
  return Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]))
}
