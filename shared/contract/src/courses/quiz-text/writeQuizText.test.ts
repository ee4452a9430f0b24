import { parseQuizText } from './quizText'
import { writeQuizText } from './writeQuizText'

test.each([
  [
    'one right option',
    'Which is a tag?\n* `<p>` | Yes.\n- p | Without brackets it is text.\n# Tags have brackets.',
  ],
  ['several right options', 'Which are **fixed**?\n* Rent\n* School fees\n- Vegetables'],
  ['a number', 'How many?\n= 24000 ± 100 rupees'],
  ['short texts', 'What is it called?\n= résumé | CV'],
  ['a text that looks like a number', 'When is it open?\n= 24/7 |'],
  ['signs', 'Which is it?\n= ||'],
  ['steps', 'In which order?\n1. Boil\n2. Pour\n3. Drink'],
  ['pairs', 'Which is which?\nRent => fixed\nFood => changing\nEMI => fixed'],
  ['gaps', 'A page begins with {html|body|head} and ends with {body|foot}.'],
  ['several lines', 'First line\nSecond line\n* yes\n- no'],
])('a question with %s is written as it was read', (_, text) => {
  const { questions, errors } = parseQuizText(text)
  expect(errors).toEqual([])
  expect(writeQuizText(questions)).toBe(`${text}\n`)
})

it('writes the right choice of a gap first, wherever it stands', () => {
  const { questions } = parseQuizText('A {b|c} end')
  const [one] = questions
  if (one?.question.kind !== 'gap') throw new Error('No gap was read.')
  one.question.gaps[0]!.options.reverse()
  expect(writeQuizText(questions)).toBe('A {b|c} end\n')
})

it('separates questions by a blank line', () => {
  const text = 'One\n* a\n- b\n\nTwo\n= 2 ± 0\n'
  expect(writeQuizText(parseQuizText(text).questions)).toBe(text)
})
