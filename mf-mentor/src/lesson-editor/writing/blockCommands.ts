import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { Node } from 'prosemirror-model'
import {
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import { schema } from '../document/schema'
import { currentBlock } from './textCommands'

const { nodes } = schema

/** A block that has not been inserted yet. It gets its id on insertion. */
export type NewBlock = Block extends infer One ? (One extends Block ? Omit<One, 'id'> : never) : never

/** The selected block if it is one that is edited in a form; otherwise undefined. */
export function selectedObject({ selection }: EditorState): Block | undefined {
  const isSelected = selection instanceof NodeSelection && selection.node.type === nodes.object
  return isSelected ? (selection.node.attrs.block as Block) : undefined
}

export const insertObject = (block: NewBlock): Command => insertBlock(nodes.object.create({ block }))

/**
 * Inserts a block after the current one, or in place of an empty paragraph. An empty paragraph is added after the
 * last block, so that typing can continue there.
 */
export function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    const { node, position } = currentBlock(state)
    const isEmptyLine = node.type === nodes.paragraph && node.content.size === 0
    const end = position + node.nodeSize
    const transaction = state.tr.replaceWith(isEmptyLine ? position : end, end, block)
    const at = isEmptyLine ? position : end
    if (at + block.nodeSize === transaction.doc.content.size)
      transaction.insert(at + block.nodeSize, nodes.paragraph.create())
    dispatch?.(selectBlock(transaction, at).scrollIntoView())
    return true
  }
}

export const replaceObject =
  (block: NewBlock): Command =>
  (state, dispatch) => {
    const { node, position } = currentBlock(state)
    if (node.type !== nodes.object) return false
    const { id } = node.attrs
    dispatch?.(
      selectBlock(state.tr.setNodeMarkup(position, undefined, { id, block: { id, ...block } }), position),
    )
    return true
  }

export const deleteBlock: Command = (state, dispatch) => {
  const { node, position } = currentBlock(state)
  const transaction = state.tr.delete(position, position + node.nodeSize)
  if (transaction.doc.childCount === 0) transaction.insert(0, nodes.paragraph.create())
  dispatch?.(transaction.scrollIntoView())
  return true
}

/** Swaps the current block with the previous (-1) or next (1) one. */
export const moveBlock =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const { index, position, node } = currentBlock(state)
    const other = state.doc.maybeChild(index + step)
    if (!other) return false
    if (!dispatch) return true
    const start = step > 0 ? position : position - other.nodeSize
    const pair = step > 0 ? [other, node] : [node, other]
    const transaction = state.tr.replaceWith(start, start + node.nodeSize + other.nodeSize, pair)
    const shift = step * other.nodeSize
    const { anchor, head } = state.selection
    const selection =
      state.selection instanceof NodeSelection
        ? NodeSelection.create(transaction.doc, position + shift)
        : TextSelection.create(
            transaction.doc,
            anchor + shift,
            Math.min(head + shift, transaction.doc.content.size),
          )
    dispatch(transaction.setSelection(selection).scrollIntoView())
    return true
  }

/** Selects an object, or places the cursor in a text block. */
function selectBlock(transaction: Transaction, position: number): Transaction {
  const node = transaction.doc.nodeAt(position)
  return transaction.setSelection(
    node?.type === nodes.object
      ? NodeSelection.create(transaction.doc, position)
      : TextSelection.near(transaction.doc.resolve(position + 1)),
  )
}
