import type { Answer, Key, Question } from '@mentor-connect/contract/courses/quizzes/questions'

/** Tells whether an answer refers only to options that the question has. Parts of the answer may be missing. */
export function isAnswerOf(question: Question, answer: Answer): boolean {
  return answer.kind === question.kind && refersTo(question, answer)
}

/** Tells whether a key belongs to the question and is complete. */
export function isKeyOf(question: Question, key: Key): boolean {
  return key.kind === question.kind && refersTo(question, key) && isComplete(question, key)
}

/**
 * Tells whether no id occurs twice among the options of the whole question, its targets, its gaps or the blocks of
 * its prompt.
 */
export function hasUniqueIds(question: Question): boolean {
  const lists = [
    optionsOf(question),
    question.kind === 'match' ? question.targets : [],
    question.kind === 'gap' ? question.gaps : [],
    question.prompt,
  ]
  return lists.every((list) => new Set(list.map(({ id }) => id)).size === list.length)
}

/**
 * The options of a question. The options of all gaps form one list, because feedback names an option by its
 * id alone.
 */
function optionsOf(question: Question) {
  if (question.kind === 'gap') return question.gaps.flatMap(({ options }) => options)
  return 'options' in question ? question.options : []
}

function refersTo(question: Question, value: Answer | Key): boolean {
  switch (question.kind) {
    case 'single':
      return value.kind === 'single' && has(question.options, [value.option])
    case 'multiple':
      return value.kind === 'multiple' && has(question.options, value.options)
    case 'order':
      return value.kind === 'order' && has(question.options, value.order)
    case 'match':
      return (
        value.kind === 'match' &&
        has(question.options, Object.keys(value.pairs)) &&
        has(question.targets, Object.values(value.pairs))
      )
    case 'gap':
      return (
        value.kind === 'gap' &&
        Object.entries(value.gaps).every(([id, option]) => {
          const gap = question.gaps.find((one) => one.id === id)
          return gap !== undefined && has(gap.options, [option])
        })
      )
    case 'number':
    case 'text':
      return true
  }
}

function isComplete(question: Question, key: Key): boolean {
  if (question.kind === 'multiple' && key.kind === 'multiple') return key.options.length > 0
  if (question.kind === 'order' && key.kind === 'order') return key.order.length === question.options.length
  if (question.kind === 'match' && key.kind === 'match')
    return Object.keys(key.pairs).length === question.options.length
  if (question.kind === 'gap' && key.kind === 'gap')
    return Object.keys(key.gaps).length === question.gaps.length
  return true
}

const has = (list: { id: string }[], ids: string[]) => ids.every((id) => list.some((one) => one.id === id))
