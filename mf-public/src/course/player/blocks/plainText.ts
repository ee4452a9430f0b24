import type { Block, Inline, ListItem } from '@mentor-connect/contract/api/lessonBlocks'

const textOf = (content: readonly Inline[]): string => content.map(({ text }) => text).join('')

const itemsText = (items: readonly ListItem[]): string =>
  items.map(({ content, items: inner = [] }) => `${textOf(content)} ${itemsText(inner)}`).join(' ')

/** The words of a lesson, to find out its language. Code has none. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(wordsOf).join(' ')
}

function wordsOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
    case 'callout':
      return textOf(block.content)
    case 'list':
      return itemsText(block.items)
    case 'table':
      return block.rows.flat().map(textOf).join(' ')
    case 'check':
      return textOf(block.question)
    default:
      return ''
  }
}
