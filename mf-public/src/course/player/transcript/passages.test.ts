import { timeText } from './PassageItem'
import { joinSentences, passageAt, type Passage } from './passages'

/** Cues of two seconds, one after the other. */
const cuesOf = (...texts: string[]): Passage[] =>
  texts.map((text, index) => ({ start: index * 2, end: index * 2 + 2, text }))

test.each<[string, string[], string[]]>([
  ['a sentence of several cues', ['We mix flour,', 'water and', 'salt.'], ['We mix flour, water and salt.']],
  ['a sentence in Hindi', ['हम आटा और', 'पानी मिलाते हैं।'], ['हम आटा और पानी मिलाते हैं।']],
  [
    'whole sentences',
    ['Knead it.', 'then wait!', 'रुकिए।', 'फिर?'],
    ['Knead it.', 'then wait!', 'रुकिए।', 'फिर?'],
  ],
  ['a sentence that ends in quotes', ['Lipi: "Stop."', 'and then'], ['Lipi: "Stop."', 'and then']],
  ['a heading before a sentence', ['Kneading', 'We begin.'], ['Kneading', 'We begin.']],
  [
    'an address before a sentence in Hindi',
    ['example.test', 'तीन काम याद रखिए।'],
    ['example.test', 'तीन काम याद रखिए।'],
  ],
  ['a sound', ['[Bell]', 'और फिर', '[घंटी]'], ['[Bell]', 'और फिर', '[घंटी]']],
  ['another speaker', ['और तब', 'लिपि: रुकिए।'], ['और तब', 'लिपि: रुकिए।']],
])('%s', (_, cues, expected) => {
  expect(joinSentences(cuesOf(...cues)).map(({ text }) => text)).toEqual(expected)
})

test('a joined passage keeps the time of its first and of its last cue', () => {
  expect(joinSentences(cuesOf('We mix', 'it.', 'Wait.'))).toEqual([
    { start: 0, end: 4, text: 'We mix it.' },
    { start: 4, end: 6, text: 'Wait.' },
  ])
})

test('a pause, and a text that becomes long, are not joined', () => {
  const [first, second] = cuesOf('We mix', 'and wait')
  expect(joinSentences([first!, { ...second!, start: 3 }])).toHaveLength(2)
  expect(
    joinSentences(cuesOf(...Array<string>(8).fill('a'.repeat(79)))).map(({ text }) => text.length),
  ).toEqual([239, 239, 159])
})

test('a passage is current until the next one begins, however the browser rounds', () => {
  const passages = cuesOf('One.', 'Two.').map((one) => ({ ...one, start: one.start + 1 }))
  expect([0, 1, 2.9, 2.9999, 3, 99].map((second) => passageAt(passages, second))).toEqual([-1, 0, 0, 1, 1, 1])
})

test.each([
  [0.3, '0:00'],
  [5, '0:05'],
  [760.9, '12:40'],
  [3723, '1:02:03'],
])('the time of second %d is %s', (second, text) => {
  expect(timeText(second)).toBe(text)
})
