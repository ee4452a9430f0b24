import type { Attrs, NodeType } from 'prosemirror-model'
import { liftListItem, wrapRangeInList } from 'prosemirror-schema-list'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { schema } from '../document/schema'

const { nodes } = schema

/** The block of the document in which the selection begins: its index, position and node. */
export function currentBlock({ selection, doc }: EditorState) {
  const index = Math.min(selection.$from.index(0), doc.childCount - 1)
  let position = 0
  for (let before = 0; before < index; before++) position += doc.child(before).nodeSize
  return { index, position, node: doc.child(index) }
}

/**
 * Turns the selected text blocks into blocks of this type, or back into paragraphs if they already have it. Blocks
 * keep their ids.
 */
export function toggleTextBlock(type: NodeType, attrs: Attrs = {}): Command {
  return (state, dispatch) => {
    if (isInside(state, 'list_item') || isInside(state, 'table')) return false
    if (isObject(state)) return false
    const { node: current } = currentBlock(state)
    const isActive = current.hasMarkup(type, { ...current.attrs, ...attrs })
    const next = isActive ? nodes.paragraph : type
    const { from, to } = state.selection
    dispatch?.(
      state.tr
        .setBlockType(from, to, next, (node) => ({ ...(isActive ? {} : attrs), id: node.attrs.id as string }))
        .scrollIntoView(),
    )
    return true
  }
}

/** Starts a list of this type, changes the current list to it, or ends a list that already has it. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const { node, position } = currentBlock(state)
    if (node.type === type) return liftListItem(nodes.list_item)(state, dispatch)
    if (node.type === nodes.bullet_list || node.type === nodes.ordered_list) {
      dispatch?.(state.tr.setNodeMarkup(position, type, node.attrs))
      return true
    }
    if (!node.isTextblock || node.type === nodes.code_block) return false
    const transaction = asParagraphs(state)
    const range = transaction.selection.$from.blockRange(transaction.selection.$to)
    if (!range || !wrapRangeInList(transaction, range, type)) return false
    dispatch?.(transaction.scrollIntoView())
    return true
  }
}

/** Turns the selected blocks into paragraphs, because list items may contain only paragraphs. */
function asParagraphs({ tr, selection: { from, to } }: EditorState): Transaction {
  return tr.setBlockType(from, to, nodes.paragraph, (node) => ({ id: node.attrs.id as string }))
}

/** Returns true if the selection is inside a node of this type. */
export function isInside({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === name) return true
  return false
}

export const isObject = (state: EditorState) => currentBlock(state).node.type === nodes.object

/** Changes an attribute of the block in which the selection is. */
export const setBlockAttribute =
  (name: string, value: unknown): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setNodeAttribute(currentBlock(state).position, name, value))
    return true
  }
