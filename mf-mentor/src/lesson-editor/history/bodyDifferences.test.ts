import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { bodyDifferences, isSameBody } from './bodyDifferences'

const paragraph = (id: string, text = id): Block => ({ id, type: 'paragraph', content: [{ text }] })
const body = (...blocks: Block[]) => ({ blocks })

it('names what was added, changed, moved and removed', () => {
  const before = body(paragraph('a'), paragraph('b'), paragraph('c'), paragraph('d'))
  const after = body(paragraph('a', 'A'), paragraph('new'), paragraph('c'), paragraph('b'))
  expect(bodyDifferences(before, after)).toEqual([
    { id: 'a', kind: 'changed', before: 'a', after: 'A' },
    { id: 'new', kind: 'added', after: 'new' },
    { id: 'c', kind: 'moved', after: 'c' },
    { id: 'b', kind: 'moved', after: 'b' },
    { id: 'd', kind: 'removed', before: 'd' },
  ])
})

it('finds none where only the order of fields differs', () => {
  const one = body({ id: 'c', type: 'callout', tone: 'tip', content: [] })
  const other = body({ content: [], tone: 'tip', type: 'callout', id: 'c' })
  expect(bodyDifferences(one, other)).toEqual([])
  expect(isSameBody(one, other)).toBe(true)
})

it.each<[Block, string]>([
  [
    {
      id: 'l',
      type: 'list',
      ordered: false,
      items: [{ content: [{ text: 'a' }], items: [{ content: [{ text: 'b' }] }] }],
    },
    'a · b',
  ],
  [{ id: 't', type: 'table', header: true, rows: [[[{ text: 'a' }], [{ text: 'b' }]]] }, 'a | b'],
  [{ id: 'k', type: 'code', text: '<p>' }, '<p>'],
  [{ id: 'v', type: 'video', title: 'Baking', source: { youtube: 'abcdefghijk' } }, 'Baking'],
  [{ id: 'x', type: 'hologram' } as unknown as Block, ''],
])('tells the words of %o', (block, words) => {
  expect(bodyDifferences(body(), body(block))).toMatchObject([{ after: words }])
})
