import { call, useAttempt } from '@mentor-connect/api'
import {
  getOwnQuiz,
  saveQuiz,
  type AuthoredQuestion,
  type OwnQuiz,
  type QuizRules,
} from '@mentor-connect/contract/api/quizAuthoring'
import { useState } from 'react'
import { questionProblem } from './questionProblem'

interface QuizPlace {
  courseId: string
  lessonId: string
}

/** A quiz while it is edited. */
export function useQuizDraft(place: QuizPlace, stored: OwnQuiz) {
  const [saved, setSaved] = useState(stored)
  const [rules, setRules] = useState(stored.rules)
  const [questions, setQuestions] = useState(stored.questions)
  const [isUnsaved, setUnsaved] = useState(false)
  const [wasSaved, setWasSaved] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()

  const changed = () => {
    setUnsaved(true)
    setWasSaved(false)
  }
  const changeQuestions = (next: (before: AuthoredQuestion[]) => AuthoredQuestion[]) => {
    setQuestions(next)
    changed()
  }
  const take = (quiz: OwnQuiz) => {
    setSaved(quiz)
    setRules(quiz.rules)
    setQuestions(quiz.questions)
    setUnsaved(false)
  }

  /** Resolves with the id of the first question that is not complete. */
  const save = async (version: string | undefined = saved.version): Promise<string | undefined> => {
    setChecked(true)
    const first = questions.find((one) => questionProblem(one))
    if (first || questions.length === 0) return first?.question.id
    await attempt(async () => {
      const body = { rules, questions, ...(version && { version }) }
      const { data } = await call(saveQuiz, { params: place, body })
      take(data)
      setWasSaved(true)
    })
    return undefined
  }

  return {
    ...{ saved, rules, questions, isUnsaved, wasSaved, isChecked, isBusy, failure, save },
    /** Replaces what was saved elsewhere. */
    overwrite: () => save(''),
    /** Starts again from what was saved elsewhere. */
    reload: () => attempt(async () => take((await call(getOwnQuiz, { params: place })).data)),
    setRules: (next: QuizRules) => {
      setRules(next)
      changed()
    },
    setQuestion: (next: AuthoredQuestion) =>
      changeQuestions((all) => all.map((one) => (one.question.id === next.question.id ? next : one))),
    add: (added: AuthoredQuestion[], at?: number) =>
      changeQuestions((all) => all.toSpliced(at ?? all.length, 0, ...added)),
    remove: (id: string) => changeQuestions((all) => all.filter(({ question }) => question.id !== id)),
    move: (from: number, to: number) =>
      changeQuestions((all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from]!)),
  }
}

export type QuizDraft = ReturnType<typeof useQuizDraft>
