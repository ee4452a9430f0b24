import type { Node } from 'prosemirror-model'
import { Plugin, type EditorState, type Transaction } from 'prosemirror-state'

const LENGTH = 10

/**
 * A plugin that gives every block a unique id. New blocks get one, and so do copies of a block after a split or
 * paste.
 */
export function blockIds(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? named(state) : null,
  })
}

/** Returns the state with an id for each block. */
export function withBlockIds(state: EditorState): EditorState {
  const transaction = named(state)
  return transaction ? state.apply(transaction.setMeta('addToHistory', false)) : state
}

function named(state: EditorState): Transaction | null {
  const keepers = keepersOf(state.doc)
  let transaction: Transaction | null = null
  state.doc.forEach((node, position, index) => {
    const id = node.attrs.id as string | null
    if (id && keepers.get(id) === index) return
    transaction ??= state.tr
    transaction.setNodeAttribute(position, 'id', idOfFirstItem(node, keepers) ?? newId())
  })
  return transaction
}

/** If a paragraph became a list, the list takes over the id of the paragraph in its first item. */
function idOfFirstItem({ firstChild: item }: Node, keepers: Map<string, number>): string | undefined {
  const id = item?.type.name === 'list_item' ? (item.firstChild?.attrs.id as string | null) : null
  if (!id || keepers.has(id)) return undefined
  keepers.set(id, -1)
  return id
}

/**
 * Maps each id to the index of the block that keeps it. Among blocks with the same id, the first one with content
 * keeps it, so that text which moves to a new line keeps its id.
 */
function keepersOf(document: Node): Map<string, number> {
  const keepers = new Map<string, number>()
  document.forEach((node, _position, index) => {
    const id = node.attrs.id as string | null
    if (!id) return
    const before = keepers.get(id)
    if (before === undefined || (isEmpty(document.child(before)) && !isEmpty(node))) keepers.set(id, index)
  })
  return keepers
}

const isEmpty = (node: Node) => !node.isAtom && node.content.size === 0

/** A random id for a new block, so that two devices do not create the same one. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}
