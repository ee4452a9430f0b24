import type { Block, Inline, ListItem } from '@mentor-connect/contract/courses/lessons/lessonBlocks'

/** A generator of pseudo-random lesson bodies; the same seed gives the same bodies. */
export function generator(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  const maybe = () => below(2) === 1
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)]!
  const many = <Value>(most: number, make: () => Value): Value[] =>
    Array.from({ length: below(most + 1) }, make)

  const run = (): Inline => ({
    text: oneOf(['bread', ' and ', 'रोटी', 'two\nlines', '<b>', '  ', '👩‍🍳']),
    ...(maybe() && { marks: oneOf([['strong'], ['em', 'code'], ['strong', 'em', 'code']] as const).slice() }),
    ...(below(4) === 0 && { href: oneOf(['https://example.org/a?b=1', 'mailto:a@example.org']) }),
    ...(below(4) === 0 && { lang: oneOf(['hi', 'en-IN']) }),
  })
  const runs = () => many(4, run)
  const item = (depth: number): ListItem => ({
    content: runs(),
    ...(depth > 1 && maybe() && { items: [item(depth - 1), ...many(2, () => item(depth - 1))] }),
  })
  const row = (columns: number) => Array.from({ length: columns }, runs)
  const file = '/files/lesson-abcdefghijklmnopqrstuv/a.webp'

  const kinds: (() => Record<string, unknown>)[] = [
    () => ({ type: 'paragraph', content: [...runs(), { text: '.' }] }),
    () => ({ type: 'heading', level: oneOf([2, 3]), content: runs() }),
    () => ({ type: 'quote', content: runs(), ...(maybe() && { source: 'Somebody' }) }),
    () => ({ type: 'callout', tone: oneOf(['note', 'tip', 'warning']), content: runs() }),
    () => ({ type: 'code', ...(maybe() && { language: 'html' }), text: oneOf(['', '<p>\n  x\n</p>']) }),
    () => ({ type: 'list', ordered: maybe(), items: [item(3), ...many(3, () => item(3))] }),
    () => ({ type: 'table', header: maybe(), rows: [row(2), ...many(3, () => row(2))] }),
    () => ({ type: 'table', header: true, rows: [row(3), row(1)], caption: runs() }),
    () => ({ type: 'picture', file, alt: 'An oven', width: 640, height: 360, caption: runs() }),
    () => ({ type: 'video', title: 'Baking', source: { youtube: 'abcdefghijk' } }),
    () => ({ type: 'document', title: 'Sheet', file: '/files/document-abcdefghijklmnopqrstuv/a.pdf' }),
    () => ({
      type: 'check',
      question: runs(),
      options: [
        { text: runs(), right: true },
        { text: runs(), right: false, feedback: runs() },
      ],
    }),
    () => ({ type: 'hologram', depth: 3 }),
    () => ({ type: 'list', ordered: false, items: [] }),
    () => ({ type: 'table', header: true, rows: [] }),
  ]
  return (): { blocks: Block[] } => ({
    blocks: Array.from(
      { length: 1 + below(12) },
      (_, index) => ({ id: `b${index}`, ...oneOf(kinds)() }) as Block,
    ),
  })
}
