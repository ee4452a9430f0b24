import type { Block, ListItem } from '@mentor-connect/contract/api/lessonBlocks'
import { inlineText } from './inlineText'

const itemsText = (items: readonly ListItem[]): string =>
  items.map(({ content, items: inner = [] }) => `${inlineText(content)} ${itemsText(inner)}`).join(' ')

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
      return inlineText(block.content)
    case 'list':
      return itemsText(block.items)
    case 'table':
      return block.rows.flat().map(inlineText).join(' ')
    case 'check':
      return inlineText(block.question)
    default:
      return ''
  }
}
