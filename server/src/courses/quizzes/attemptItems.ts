import type { Question } from '@mentor-connect/contract/courses/quizzes/questions'
import { randomInt } from 'node:crypto'

/** A question of an attempt, in a fixed version and with a fixed order of its options. */
export interface AttemptItem {
  questionId: string
  version: number
  /** Ids of options and targets in the order in which they are shown. */
  order: string[]
}

interface BankQuestion {
  version: number
  question: Question
}

/** Draws the questions of a new attempt at random, with their order. The result is stored with the attempt. */
export function drawItems(bank: BankQuestion[], { draw, shuffle }: { draw: number; shuffle: boolean }) {
  const drawn = draw < bank.length || shuffle ? shuffled(bank).slice(0, draw) : bank
  const inOrder = shuffle ? drawn : drawn.toSorted((a, b) => bank.indexOf(a) - bank.indexOf(b))
  return inOrder.map(({ version, question }): AttemptItem => ({
    questionId: question.id,
    version,
    order: orderOf(question, shuffle),
  }))
}

/**
 * Returns the question with its options in the order of the attempt. Options that are missing in that order
 * come last.
 */
export function inOrderOf(question: Question, { order }: AttemptItem): Question {
  const sorted = <Item extends { id: string }>(items: Item[]) => items.toSorted(byPlace(order))
  if (question.kind === 'match')
    return { ...question, options: sorted(question.options), targets: sorted(question.targets) }
  if (question.kind === 'gap')
    return { ...question, gaps: question.gaps.map((gap) => ({ ...gap, options: sorted(gap.options) })) }
  return 'options' in question ? { ...question, options: sorted(question.options) } : question
}

const byPlace = (order: string[]) => (a: { id: string }, b: { id: string }) =>
  place(order, a) - place(order, b)
const place = (order: string[], { id }: { id: string }) =>
  order.includes(id) ? order.indexOf(id) : order.length

/**
 * Returns the order in which options are shown. Three kinds of lists are shuffled even if the mentor wants a
 * fixed order, because the order in which they were written is the answer: the steps of a sequence, the
 * second halves of pairs, and the choices of a gap, whose right choice is written first.
 */
function orderOf(question: Question, shuffle: boolean): string[] {
  const mixed = shuffle ? shuffled : <Item>(list: Item[]) => list
  if (question.kind === 'order') return reordered(idsOf(question.options))
  if (question.kind === 'match')
    return [...mixed(idsOf(question.options)), ...shuffled(idsOf(question.targets))]
  if (question.kind === 'gap') return question.gaps.flatMap(({ options }) => shuffled(idsOf(options)))
  return 'options' in question ? mixed(idsOf(question.options)) : []
}

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)

function reordered(ids: string[]): string[] {
  const [first, ...rest] = shuffled(ids)
  const order = [first!, ...rest]
  return order.every((id, index) => id === ids[index]) ? [...rest, first!] : order
}

/** Shuffles by Fisher–Yates, into a new list. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    ;[result[last], result[other]] = [result[other]!, result[last]!]
  }
  return result
}
