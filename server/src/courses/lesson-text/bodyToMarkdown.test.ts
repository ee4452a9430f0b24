import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { bodyToMarkdown } from './bodyToMarkdown'
import { comparable } from './comparable'
import { keptIds } from './keptIds'
import { markdownToBody } from './markdownToBody'
import { uploadsOf } from './uploadsOf'

const bodyOf = (...blocks: object[]) => ({ blocks: blocks as Block[] })
const words = (text: string) => [{ text }]
const file = '/files/lesson-abcdefghijklmnopqrstuv/a.webp'
const roundTrip = (...blocks: object[]) => {
  const before = bodyOf(...blocks)
  return keptIds(markdownToBody(bodyToMarkdown(before), uploadsOf(before)), before)
}

test.each<[string, object, string]>([
  [
    'a paragraph',
    { type: 'paragraph', content: [{ text: 'a ' }, { text: 'b', marks: ['strong'] }] },
    'a **b**',
  ],
  ['a heading', { type: 'heading', level: 3, content: words('Part') }, '### Part'],
  [
    'a link',
    { type: 'paragraph', content: [{ text: 'a', href: 'https://example.org/' }] },
    '[a](<https://example.org/>)',
  ],
  ['words of a language', { type: 'paragraph', content: [{ text: 'रोटी', lang: 'hi' }] }, '[रोटी](lang:hi)'],
  ['a line break', { type: 'paragraph', content: words('a\nb') }, 'a\\\nb'],
  ['signs', { type: 'paragraph', content: words('1. a * b_c <i>') }, '1\\. a \\* b\\_c \\<i\\>'],
  [
    'a list',
    { type: 'list', ordered: true, items: [{ content: words('a'), items: [{ content: words('b') }] }] },
    '1. a\n   1. b',
  ],
  ['a quote', { type: 'quote', content: words('a'), source: 'B' }, '> a\n> — B'],
  ['a callout', { type: 'callout', tone: 'tip', content: words('a') }, '> [!TIP]\n> a'],
  ['code', { type: 'code', language: 'md', text: '```\nx\n```' }, '````md\n```\nx\n```\n````'],
  [
    'a table',
    {
      type: 'table',
      header: true,
      rows: [
        [words('a|b'), words('c')],
        [words('d'), []],
      ],
    },
    '| a\\|b | c |\n| - | - |\n| d |  |',
  ],
  [
    'a picture',
    { type: 'picture', file, alt: 'An oven', width: 4, height: 3, caption: words('Hot') },
    `![An oven](${file} "Hot")`,
  ],
  [
    'a video',
    { type: 'video', title: 'Baking', source: { youtube: 'abcdefghijk' } },
    '```video\ntitle: Baking\nyoutube: abcdefghijk\n```',
  ],
  [
    'a check',
    {
      type: 'check',
      question: words('Why?'),
      options: [
        { text: words('so'), right: true, feedback: words('yes') },
        { text: words('no'), right: false },
      ],
    },
    '```check\nWhy?\n- [x] so | yes\n- [ ] no\n```',
  ],
  [
    'a document, by its id',
    { type: 'document', title: 'Sheet', file: '/files/document-abcdefghijklmnopqrstuv/a.pdf' },
    '```keep\nx\n```',
  ],
  [
    'a table without a header, by its id',
    { type: 'table', header: false, rows: [[words('a')]] },
    '```keep\nx\n```',
  ],
])('writes and reads %s', (_, block, markdown) => {
  expect(bodyToMarkdown(bodyOf({ id: 'x', ...block }))).toBe(markdown)
  const [read] = roundTrip({ id: 'x', ...block }).blocks
  expect(read?.id).toBe('x')
  expect(comparable(read!)).toBe(comparable({ id: 'x', ...block } as Block))
})

test('ids stay where a block is moved, changed or followed by a new one', () => {
  const paragraph = (text: string, id = text) => ({ id, type: 'paragraph', content: words(text) })
  const before = bodyOf(paragraph('a'), paragraph('b'), paragraph('c'))
  const read = (markdown: string) =>
    keptIds(markdownToBody(markdown, uploadsOf(before)), before).blocks.map(({ id }) => id)
  expect(read('c\n\na\n\nb')).toEqual(['c', 'a', 'b'])
  expect(read('a\n\nchanged\n\nc')).toEqual(['a', 'b', 'c'])
  const [first, second, ...rest] = read('a\n\n## new\n\nb\n\nc')
  expect([first, ...rest]).toEqual(['a', 'b', 'c'])
  expect(second).toMatch(/^[a-f0-9]{10}$/)
})
