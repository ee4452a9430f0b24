import { call, useAttempt } from '@mentor-connect/api'
import {
  getOwnQuiz,
  saveQuiz,
  type AuthoredQuestion,
  type OwnQuiz,
  type QuizRules,
} from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { useState } from 'react'
import { questionProblem } from './questionProblem'

/** Rules with numeric fields, in the order of the fields. */
const NUMBER_RULES = ['passPercent', 'draw', 'maxAttempts'] as const
type NumberRule = (typeof NUMBER_RULES)[number]

/** The first reason why a quiz cannot be saved: an invalid rule, or the id of an incomplete question. */
type Obstacle = { rule: NumberRule } | { question: string }

interface QuizPlace {
  courseId: string
  lessonId: string
}

/** The state of a quiz while it is edited. */
export function useQuizDraft(place: QuizPlace, stored: OwnQuiz) {
  const [saved, setSaved] = useState(stored)
  const [rules, setRules] = useState(stored.rules)
  const [invalidRules, setInvalidRules] = useState<NumberRule[]>([])
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
    setInvalidRules([])
    setQuestions(quiz.questions)
    setUnsaved(false)
  }

  /** Saves the quiz. Resolves to the first obstacle; undefined if it was sent. */
  const save = async (version: string | undefined = saved.version): Promise<Obstacle | undefined> => {
    setChecked(true)
    const rule = NUMBER_RULES.find((name) => invalidRules.includes(name))
    if (rule) return { rule }
    const first = questions.find((one) => questionProblem(one))
    if (first) return { question: first.question.id }
    if (questions.length === 0) return undefined
    await attempt(async () => {
      const body = { rules, questions, ...(version && { version }) }
      const { data } = await call(saveQuiz, { params: place, body })
      take(data)
      setWasSaved(true)
    })
    return undefined
  }

  return {
    saved,
    rules,
    invalidRules,
    questions,
    isUnsaved,
    wasSaved,
    isChecked,
    isBusy,
    failure,
    save,
    /** Replaces the version that was saved elsewhere. */
    overwrite: () => save(''),
    /** Discards the changes, and loads the version that was saved elsewhere. */
    reload: () => attempt(async () => take((await call(getOwnQuiz, { params: place })).data)),
    setShuffle: (shuffle: boolean) => {
      setRules({ ...rules, shuffle })
      changed()
    },
    /**
     * Sets a numeric rule. NaN marks it as invalid and keeps its previous value; saving is not possible until it is
     * valid.
     */
    setNumber: (name: NumberRule, value: number | undefined) => {
      const isValid = !Number.isNaN(value)
      setInvalidRules((before) => [...before.filter((one) => one !== name), ...(isValid ? [] : [name])])
      if (isValid) setRules(withNumber(rules, name, value))
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

function withNumber(rules: QuizRules, name: NumberRule, value: number | undefined): QuizRules {
  const { [name]: _, ...rest } = rules
  return { ...rest, ...(value !== undefined && { [name]: value }) } as QuizRules
}

export type QuizDraft = ReturnType<typeof useQuizDraft>
