import type {
  Block,
  BlockOf,
  Inline,
  LessonBody,
  ListItem,
} from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { LIST_DEPTH_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import type { Node } from 'prosemirror-model'
import { runsOfNode } from './inlineRuns'

/** Converts a document to a lesson body, without the empty paragraph that the editor keeps at the end. */
export function toBody(document: Node): LessonBody {
  const blocks = children(document).map(blockOf)
  const last = blocks.findLastIndex((block) => block.type !== 'paragraph' || block.content.length > 0)
  return { blocks: blocks.slice(0, last + 1) }
}

/** Converts a node of the document to a stored block. */
export function blockOf(node: Node): Block {
  const id = String(node.attrs.id)
  switch (node.type.name) {
    case 'heading':
      return { id, type: 'heading', level: node.attrs.level as 2 | 3, content: runsOfNode(node) }
    case 'quote':
      return { id, type: 'quote', content: runsOfNode(node), ...given('source', node) }
    case 'callout':
      return {
        id,
        type: 'callout',
        content: runsOfNode(node),
        tone: node.attrs.tone as BlockOf<'callout'>['tone'],
      }
    case 'code_block':
      return { id, type: 'code', ...given('language', node), text: node.textContent }
    case 'bullet_list':
    case 'ordered_list':
      return { id, type: 'list', ordered: node.type.name === 'ordered_list', items: itemsOf(node, 1) }
    case 'table':
      return tableOf(node, id)
    case 'object':
      return { ...(node.attrs.block as Block), id }
    default:
      return { id, type: 'paragraph', content: runsOfNode(node) }
  }
}

const children = (node: Node): Node[] => [...node.content.content]

const given = (name: 'language' | 'source', { attrs }: Node): { [Key in typeof name]?: string } =>
  attrs[name] ? { [name]: String(attrs[name]) } : {}

/** Items that are nested too deep become items of the deepest allowed list. */
function itemsOf(list: Node, depth: number): ListItem[] {
  return children(list).flatMap((item) => {
    const [first, ...lists] = children(item)
    const inner = lists.flatMap((one) => itemsOf(one, depth + 1))
    const own: ListItem = { content: runsOfNode(first!) }
    if (inner.length === 0) return [own]
    return depth < LIST_DEPTH_MAX ? [{ ...own, items: inner }] : [own, ...inner]
  })
}

function tableOf(node: Node, id: string): BlockOf<'table'> {
  const caption = node.attrs.caption as Inline[] | null
  return {
    id,
    type: 'table',
    header: Boolean(node.attrs.header),
    rows: children(node).map((row) => children(row).map(runsOfNode)),
    ...(caption && { caption }),
  }
}
