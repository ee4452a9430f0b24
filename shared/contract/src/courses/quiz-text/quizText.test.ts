import { parseQuizText } from './quizText'

const one = (text: string) => {
  const { questions, errors } = parseQuizText(text)
  expect(errors).toEqual([])
  expect(questions).toHaveLength(1)
  return questions[0]!
}

it('reads a question with one right option, and what is said about each', () => {
  expect(
    one('Which is a tag?\n* `<p>` | Yes.\n- p | Without brackets it is text.\n# Tags have brackets.'),
  ).toEqual({
    question: {
      id: 'q1',
      points: 1,
      kind: 'single',
      prompt: [{ id: 'p1', type: 'paragraph', content: [{ text: 'Which is a tag?' }] }],
      options: [
        { id: 'a', content: [{ text: '<p>', marks: ['code'] }] },
        { id: 'b', content: [{ text: 'p' }] },
      ],
    },
    key: { kind: 'single', option: 'a' },
    feedback: {
      right: [{ text: 'Tags have brackets.' }],
      wrong: [{ text: 'Tags have brackets.' }],
      options: { a: [{ text: 'Yes.' }], b: [{ text: 'Without brackets it is text.' }] },
    },
  })
})

test.each([
  ['several right options', 'Q\n* a\n* b\n- c', { kind: 'multiple', options: ['a', 'b'] }],
  ['a number', 'Q\n= 24,000 ± 100', { kind: 'number', value: 24_000, tolerance: 100 }],
  ['Devanagari digits', 'प्रश्न\n= २५', { kind: 'number', value: 25, tolerance: 0 }],
  ['a decimal', 'Q\n= -0.5 ± 0.01', { kind: 'number', value: -0.5, tolerance: 0.01 }],
  ['a minus sign and a unit', 'Q\n= −196 °C', { kind: 'number', value: -196, tolerance: 0 }],
  ['a dash for minus', 'Q\n= –5', { kind: 'number', value: -5, tolerance: 0 }],
  ['a percentage', 'Q\n= 5%', { kind: 'number', value: 5, tolerance: 0 }],
  ['a power', 'Q\n= 3×10⁸ ± 1e6 m/s', { kind: 'number', value: 3e8, tolerance: 1e6 }],
  ['a fraction', 'Q\n= 1 ½ kg', { kind: 'number', value: 1.5, tolerance: 0 }],
  ['small numbers', 'Q\n= 3.14159 ± 0.00001', { kind: 'number', value: 3.14159, tolerance: 0.00001 }],
  ['Arabic digits', 'Q\n= ١٬٢٠٠٫٥', { kind: 'number', value: 1200.5, tolerance: 0 }],
  ['a text that looks like a number', 'Q\n= 24/7 |', { kind: 'text', accepted: ['24/7'] }],
  ['signs', 'Q\n= ||', { kind: 'text', accepted: ['||'] }],
  ['signs with others', 'Q\n= && | ||', { kind: 'text', accepted: ['&&', '||'] }],
  ['a word with a number', 'Q\n= 3D', { kind: 'text', accepted: ['3D'] }],
  ['short texts', 'Q\n= résumé | CV', { kind: 'text', accepted: ['résumé', 'CV'] }],
  ['steps', 'Q\n1. Boil\n2. Pour', { kind: 'order', order: ['a', 'b'] }],
  [
    'pairs',
    'Q\nRent => fixed\nFood => changing\nEMI => fixed',
    { kind: 'match', pairs: { a: 't1', b: 't2', c: 't1' } },
  ],
  ['gaps', 'A {b|c} and {d|e}.', { kind: 'gap', gaps: { g1: 'g1a', g2: 'g2a' } }],
])('reads %s', (_, text, key) => {
  expect(one(text).key).toEqual(key)
})

it('keeps the unit of a number and the text around gaps', () => {
  expect(one('Q\n= 700 ± 0 rupees').question).toMatchObject({ kind: 'number', unit: 'rupees' })
  expect(one('A {b|c} end').question).toMatchObject({
    prompt: [],
    gaps: [
      { before: [{ text: 'A ' }], options: [{ content: [{ text: 'b' }] }, { content: [{ text: 'c' }] }] },
    ],
    after: [{ text: ' end' }],
  })
})

it('names the lines of questions that are not complete, and reads the others', () => {
  const { questions, errors } = parseQuizText(
    [
      'Only a question',
      '',
      'Good?',
      '* yes',
      '- no',
      '',
      '* yes',
      '- no',
      '',
      'None right',
      '- a',
      '- b',
      '',
      'Mixed',
      '* a',
      '- b',
      '= 4',
      '',
      'One',
      '* a',
      '',
      'How many?',
      '= 1.200 kg',
    ].join('\n'),
  )
  expect(questions.map(({ key }) => key)).toEqual([{ kind: 'single', option: 'a' }])
  expect(errors).toEqual([
    { line: 1, problem: 'no_answer' },
    { line: 7, problem: 'no_question' },
    { line: 10, problem: 'no_right_option' },
    { line: 14, problem: 'mixed' },
    { line: 19, problem: 'one_option' },
    { line: 22, problem: 'ambiguous_number' },
  ])
})
