import type { Node } from 'prosemirror-model'
import { Plugin, type EditorState, type Transaction } from 'prosemirror-state'

const LENGTH = 10

/** Gives every block an id of its own: to new ones, and to all but one of those that share one after a split or a paste. */
export function blockIds(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? named(state) : null,
  })
}

/** A state whose blocks have ids. */
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

/** A paragraph that became a list is still the same block. */
function idOfFirstItem({ firstChild: item }: Node, keepers: Map<string, number>): string | undefined {
  const id = item?.type.name === 'list_item' ? (item.firstChild?.attrs.id as string | null) : null
  if (!id || keepers.has(id)) return undefined
  keepers.set(id, -1)
  return id
}

/**
 * The positions of the blocks that keep their id. Among blocks with the same id it is the first one with
 * content, so that text that moves on to a new line keeps its id.
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

/** An id for a new block: random, so that two devices never give the same one. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}
