import type { Block, ListItem, Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'

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

/** The words of a text, without marks and links. */
export const inlineText = (content: readonly Inline[]): string => content.map(({ text }) => text).join('')
