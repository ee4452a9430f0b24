import type { Block, ListItem, Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'

const itemsText = (items: readonly ListItem[]): string =>
  items.map(({ content, items: inner = [] }) => `${inlineText(content)} ${itemsText(inner)}`).join(' ')

/** The text of a lesson without code, from which its language is detected. */
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

/** The text of inline content, without formatting and links. */
export const inlineText = (content: readonly Inline[]): string => content.map(({ text }) => text).join('')
