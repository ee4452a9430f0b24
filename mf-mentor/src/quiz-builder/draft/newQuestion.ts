import { newId } from '@mentor-connect/api'
import type { AuthoredQuestion } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import type { Key, Option, Question, QuestionKind } from '@mentor-connect/contract/courses/quizzes/questions'

/** A new option with an id that no option of `taken` has. */
export function newOption(taken: { id: string }[], prefix = 'o'): Option {
  let n = taken.length + 1
  while (taken.some(({ id }) => id === `${prefix}${n}`)) n += 1
  return { id: `${prefix}${n}`, content: [] }
}

const options = (prefix = 'o'): Option[] => [1, 2].map((n) => ({ id: `${prefix}${n}`, content: [] }))

/** Initial content of a new question of each kind. */
const PARTS: Record<QuestionKind, () => { question: Partial<Question>; key: Key }> = {
  single: () => ({ question: { kind: 'single', options: options() }, key: { kind: 'single', option: 'o1' } }),
  multiple: () => ({
    question: { kind: 'multiple', options: options() },
    key: { kind: 'multiple', options: ['o1'] },
  }),
  number: () => ({ question: { kind: 'number' }, key: { kind: 'number', value: NaN, tolerance: 0 } }),
  text: () => ({ question: { kind: 'text' }, key: { kind: 'text', accepted: [] } }),
  order: () => ({
    question: { kind: 'order', options: options() },
    key: { kind: 'order', order: ['o1', 'o2'] },
  }),
  match: () => ({
    question: { kind: 'match', options: options(), targets: options('t') },
    key: { kind: 'match', pairs: { o1: 't1', o2: 't2' } },
  }),
  gap: () => ({ question: { kind: 'gap', gaps: [], after: [] }, key: { kind: 'gap', gaps: {} } }),
}

export function newQuestion(kind: QuestionKind): AuthoredQuestion {
  const { question, key } = PARTS[kind]()
  return {
    question: { id: newId(), points: 1, prompt: [], ...question } as Question,
    key,
    feedback: {},
  }
}

export function duplicate(authored: AuthoredQuestion): AuthoredQuestion {
  return { ...authored, question: { ...authored.question, id: newId() } }
}
