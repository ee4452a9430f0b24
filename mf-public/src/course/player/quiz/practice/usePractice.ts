import { call, useAttempt } from '@mentor-connect/api'
import {
  answerPractice,
  startPractice,
  type PracticeOutcome,
  type PracticeRun,
} from '@mentor-connect/contract/courses/quizzes/practice'
import type { Answer, Question } from '@mentor-connect/contract/courses/quizzes/questions'
import { useCallback, useEffect, useState } from 'react'

interface Learning {
  courseId: string
  lessonId: string
  learnerId: string
}

/** The present question, with the outcome after it was answered. */
interface Step {
  question: Question
  answer?: Answer
  outcome?: PracticeOutcome
}

/** A run of practice. It continues where the learner left it, on any device. */
export function usePractice({ courseId, lessonId, learnerId: userId }: Learning) {
  const [run, setRun] = useState<PracticeRun>()
  const [step, setStep] = useState<Step>()
  const { attempt, isBusy, failure } = useAttempt()

  const show = useCallback((next: PracticeRun) => {
    setRun(next)
    setStep(next.question && { question: next.question })
  }, [])

  const start = () =>
    attempt(async () => show((await call(startPractice, { body: { userId, courseId, lessonId } })).data))

  const check = () =>
    attempt(async () => {
      if (!run || !step?.answer) return
      const body = { userId, turn: run.turn, answer: step.answer }
      const { data } = await call(answerPractice, { params: { id: run.id }, body })
      setRun(data.run)
      setStep({ ...step, outcome: data })
    })

  useEffect(() => {
    void start()
    // Runs only on mount. If the start fails, a button repeats it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return {
    run,
    step,
    isBusy,
    failure,
    start,
    check,
    answer: (answer: Answer) => setStep((known) => known && { ...known, answer }),
    next: () => run && show(run),
  }
}
