import type { LessonBody } from './lessonBlocks'
import { isEmptyBody, minutesOf, wordsOf } from './lessonMinutes'

type Blocks = LessonBody['blocks']
const words = (count: number) => Array.from({ length: count }, () => 'शब्द').join(' ')
const paragraph = (text: string): Blocks => [{ id: 'p', type: 'paragraph', content: [{ text }] }]
const video = (source: object) => [{ id: 'v', type: 'video', title: 'Kneading', source }] as unknown as Blocks
const picture: Blocks = [
  {
    id: 'i',
    type: 'picture',
    file: '/files/document-x/a.webp',
    alt: 'Dough',
    width: 1,
    height: 1,
  },
]

test.each<[string, Blocks, number]>([
  ['nothing', [], 1],
  ['a sentence', paragraph('Flour and water.'), 1],
  ['600 words', paragraph(words(600)), 3],
  ['five pictures', Array.from({ length: 5 }, () => picture).flat(), 1],
  [
    '600 words and ten pictures',
    [...paragraph(words(600)), ...Array.from({ length: 10 }, () => picture).flat()],
    5,
  ],
  ['an uploaded video of ten minutes', video({ file: '/files/x', seconds: 600 }), 10],
  ['a video of YouTube, whose length is not known', video({ youtube: 'abcdefghijk' }), 1],
])('%s takes minutes', (_, blocks, minutes) => {
  expect(minutesOf({ blocks })).toBe(minutes)
})

const INVISIBLE = '\u200B \u00A0\u2060 \u2800'
test.each<[string, Blocks, boolean]>([
  ['nothing', [], true],
  ['blank paragraphs', [...paragraph(''), ...paragraph('  ')], true],
  ['invisible characters', paragraph(INVISIBLE), true],
  ['a blank list', [{ id: 'l', type: 'list', ordered: false, items: [{ content: [] }] }], true],
  ['an empty table', [{ id: 't', type: 'table', header: true, rows: [[[], []]] }], true],
  ['a word', paragraph('क'), false],
  ['an emoji', paragraph('🍞'), false],
  ['a picture', picture, false],
  ['a video', video({ youtube: 'abcdefghijk' }), false],
  ['a block of a newer version', [{ id: 'h', type: 'hologram' }] as unknown as Blocks, false],
])('%s may be an empty lesson', (_, blocks, isEmpty) => {
  expect(isEmptyBody({ blocks })).toBe(isEmpty)
})

test('does not count invisible characters as words', () => {
  expect(wordsOf({ blocks: paragraph(`one ${INVISIBLE} two`) })).toBe(2)
})

test('counts the words of every block', () => {
  const run = (text: string) => [{ text }]
  const blocks: Blocks = [
    { id: 'a', type: 'heading', level: 2, content: [{ text: 'Two ' }, { text: 'words' }] },
    {
      id: 'b',
      type: 'list',
      ordered: false,
      items: [{ content: run('one'), items: [{ content: run('two three') }] }],
    },
    { id: 'c', type: 'table', header: true, rows: [[run('cell'), run('another cell')]] },
    { id: 'd', type: 'code', text: 'let x' },
    {
      id: 'e',
      type: 'check',
      question: run('Why ?'),
      options: [
        { text: run('so'), right: true },
        { text: run('no'), right: false },
      ],
    },
    ...video({ youtube: 'abcdefghijk' }),
    ...picture,
  ]
  expect(wordsOf({ blocks })).toBe(2 + 3 + 3 + 2 + 4 + 1)
})
