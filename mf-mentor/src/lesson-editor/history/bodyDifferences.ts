import type {
  Block,
  Inline,
  LessonBody,
  ListItem,
} from '@mentor-connect/contract/courses/lessons/lessonBlocks'

export interface BlockDifference {
  id: string
  kind: 'added' | 'removed' | 'changed' | 'moved'
  /** Text or type of the block in the earlier and in the later version; absent if that version lacks the block. */
  before?: string
  after?: string
}

/** The differences between two bodies, block by block, in the order of `after`. Removed blocks come last. */
export function bodyDifferences(before: LessonBody, after: LessonBody): BlockDifference[] {
  const old = new Map(before.blocks.map((block) => [block.id, block]))
  const kept = new Set(after.blocks.map(({ id }) => id))
  const inBoth = before.blocks.filter(({ id }) => kept.has(id)).map(({ id }) => id)
  const removed = before.blocks.filter(({ id }) => !kept.has(id))
  let place = 0
  const differences = after.blocks.flatMap((block): BlockDifference[] => {
    const earlier = old.get(block.id)
    if (!earlier) return [{ id: block.id, kind: 'added', after: blockText(block) }]
    const isMoved = inBoth[place++] !== block.id
    if (!isSame(earlier, block))
      return [{ id: block.id, kind: 'changed', before: blockText(earlier), after: blockText(block) }]
    return isMoved ? [{ id: block.id, kind: 'moved', after: blockText(block) }] : []
  })
  return [
    ...differences,
    ...removed.map((block): BlockDifference => ({ id: block.id, kind: 'removed', before: blockText(block) })),
  ]
}

export const isSameBody = (one: LessonBody, other: LessonBody) => isSame(one, other)

/** Returns true if two JSON values are equal, regardless of the order of their fields. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one, sorted) === JSON.stringify(other, sorted)

const sorted = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The text of a block, for searching and comparing; empty if it has none. */
export function blockText(block: Block): string {
  switch (block.type) {
    case 'list':
      return block.items.map(itemText).join(' · ')
    case 'code':
      return block.text
    case 'table':
      return block.rows.map((cells) => cells.map(plain).join(' | ')).join(' · ')
    case 'picture':
      return block.alt
    case 'video':
    case 'document':
      return block.title
    case 'check':
      return plain(block.question)
    default:
      return 'content' in block ? plain(block.content) : ''
  }
}

const itemText = ({ content, items = [] }: ListItem): string =>
  [plain(content), ...items.map(itemText)].join(' · ')

export const plain = (runs: readonly Inline[]) => runs.map(({ text }) => text).join('')

/** All text of a body, from which its language is detected. */
export const bodyWords = ({ blocks }: LessonBody) => blocks.map(blockText).join(' ')
