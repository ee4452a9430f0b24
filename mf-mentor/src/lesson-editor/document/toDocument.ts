import type {
  Block,
  BlockOf,
  LessonBody,
  ListItem,
} from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { Node } from 'prosemirror-model'
import { canonical } from './canonical'
import { nodesOfRuns } from './inlineRuns'
import { schema } from './schema'
import { blockOf } from './toBody'

const { nodes } = schema

/** Converts a lesson body to a document, which has at least one paragraph. */
export function toDocument({ blocks }: LessonBody): Node {
  const content = blocks.map(nodeOf)
  return nodes.doc.create(null, content.length > 0 ? content : [nodes.paragraph.create()])
}

/** Blocks that the editor could not write back unchanged become objects, which it does not edit as text. */
function nodeOf(block: Block): Node {
  const node = editable(block)
  const isLossless = node && JSON.stringify(blockOf(node)) === JSON.stringify(canonical(block))
  return isLossless ? node : nodes.object.create({ id: block.id, block })
}

function editable(block: Block): Node | undefined {
  const { id } = block
  switch (block.type) {
    case 'paragraph':
      return nodes.paragraph.create({ id }, nodesOfRuns(block.content))
    case 'heading':
      return nodes.heading.create({ id, level: block.level }, nodesOfRuns(block.content))
    case 'quote':
      return nodes.quote.create({ id, source: block.source ?? '' }, nodesOfRuns(block.content))
    case 'callout':
      return nodes.callout.create({ id, tone: block.tone }, nodesOfRuns(block.content))
    case 'code':
      return nodes.code_block.create({ id, language: block.language ?? '' }, textNode(block.text))
    case 'list':
      return block.items.length > 0 ? listNode(block.items, block.ordered, id) : undefined
    case 'table':
      return tableNode(block)
    default:
      return undefined
  }
}

const textNode = (text: string) => (text === '' ? null : schema.text(text))

function listNode(items: readonly ListItem[], isOrdered: boolean, id: string | null = null): Node {
  const type = isOrdered ? nodes.ordered_list : nodes.bullet_list
  return type.create(
    { id },
    items.map(({ content, items: inner = [] }) =>
      nodes.list_item.create(null, [
        nodes.paragraph.create(null, nodesOfRuns(content)),
        ...(inner.length > 0 ? [listNode(inner, isOrdered)] : []),
      ]),
    ),
  )
}

function tableNode({ id, header, rows, caption }: BlockOf<'table'>): Node | undefined {
  if (rows.length === 0 || rows.some((cells) => cells.length === 0)) return undefined
  return nodes.table.create(
    { id, header, caption: caption ?? null },
    rows.map((cells) =>
      nodes.table_row.create(
        null,
        cells.map((content) => nodes.table_cell.create(null, nodesOfRuns(content))),
      ),
    ),
  )
}
