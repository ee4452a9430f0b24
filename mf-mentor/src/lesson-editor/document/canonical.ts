import type { Block, ListItem } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { canonicalRuns } from './inlineRuns'

/**
 * The canonical form of a text block: among equivalent forms the one that the editor writes, with fields in the order
 * of `blockOf`.
 */
export function canonical(block: Block): Block {
  const { id } = block
  switch (block.type) {
    case 'paragraph':
      return { id, type: 'paragraph', content: canonicalRuns(block.content) }
    case 'heading':
      return { id, type: 'heading', level: block.level, content: canonicalRuns(block.content) }
    case 'quote':
      return { id, type: 'quote', content: canonicalRuns(block.content), ...optional('source', block.source) }
    case 'callout':
      return { id, type: 'callout', content: canonicalRuns(block.content), tone: block.tone }
    case 'code':
      return { id, type: 'code', ...optional('language', block.language), text: block.text }
    case 'list':
      return { id, type: 'list', ordered: block.ordered, items: block.items.map(canonicalItem) }
    case 'table':
      return {
        id,
        type: 'table',
        header: block.header,
        rows: block.rows.map((cells) => cells.map(canonicalRuns)),
        ...(block.caption && { caption: block.caption }),
      }
    default:
      return block
  }
}

const optional = (name: string, value: string | undefined) => (value ? { [name]: value } : {})

function canonicalItem({ content, items = [] }: ListItem): ListItem {
  return { content: canonicalRuns(content), ...(items.length > 0 && { items: items.map(canonicalItem) }) }
}
