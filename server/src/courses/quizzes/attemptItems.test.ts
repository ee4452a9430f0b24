import type { Question, QuestionOf } from '@mentor-connect/contract/courses/quizzes/questions'
import { parseQuizText } from '@mentor-connect/contract/courses/quiz-text/quizText'
import { drawItems, inOrderOf } from './attemptItems'

const NUMBERS = Array.from({ length: 10 }, (_, index) => index)

/** A question as a learner sees it, of a quiz whose mentor wants a fixed order. */
function shownOf<Kind extends Question['kind']>(text: string, _kind: Kind): QuestionOf<Kind> {
  const { question } = parseQuizText(text).questions[0]!
  const [item] = drawItems([{ version: 1, question }], { draw: 1, shuffle: false })
  return inOrderOf(question, item!) as QuestionOf<Kind>
}
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)

it('keeps the order of options that mentors choose', () => {
  expect(idsOf(shownOf('Which?\n- one\n* two\n- three', 'single').options)).toEqual(['a', 'b', 'c'])
})

it('mixes the choices of a gap, whose right one is written first', () => {
  const { gaps } = shownOf(NUMBERS.map((n) => `{right ${n}|b${n}|c${n}|d${n}}`).join(' '), 'gap')
  const places = gaps.map(({ id, options }) => idsOf(options).indexOf(`${id}a`))
  expect(places).not.toEqual(NUMBERS.map(() => 0))
})

it('mixes what is matched to each item, which mentors write beside it', () => {
  const { options, targets } = shownOf(
    `Which is which?\n${NUMBERS.map((n) => `item ${n} => target ${n}`).join('\n')}`,
    'match',
  )
  expect(idsOf(options)).toEqual(idsOf(options).toSorted())
  const written = NUMBERS.map((n) => `t${n + 1}`)
  expect(idsOf(targets)).not.toEqual(written)
  expect(new Set(idsOf(targets))).toEqual(new Set(written))
})
