import type { Attrs, Mark, MarkType } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'

/** The mark of this type at the selection; undefined if there is none. */
export function markAt({ selection: { $from, to } }: EditorState, type: MarkType): Mark | undefined {
  const after = $from.pos < to ? $from.nodeAfter : null
  return type.isInSet(after?.marks ?? $from.marks())
}

/**
 * Adds a mark to the selected words, or changes it on the words around the cursor that already have it. Null removes
 * the mark.
 */
export const setMark =
  (type: MarkType, attrs: Attrs | null): Command =>
  (state, dispatch) => {
    const { from, to } = markedRange(state, type)
    const transaction = state.tr.removeMark(from, to, type)
    if (attrs && from === to && 'href' in attrs)
      transaction.insert(from, type.schema.text(String(attrs.href), [type.create(attrs)]))
    else if (attrs) transaction.addMark(from, to, type.create(attrs))
    dispatch?.(transaction.scrollIntoView())
    return true
  }

/** The selected range; if nothing is selected, the words around the cursor that have the mark. */
function markedRange(state: EditorState, type: MarkType): { from: number; to: number } {
  const { from, to, $from, empty } = state.selection
  const mark = markAt(state, type)
  if (!empty || !mark) return { from, to }
  const { parent } = $from
  const start = $from.start()
  let [first, last] = [from, to]
  parent.forEach((node, offset) => {
    if (!mark.isInSet(node.marks)) return
    const [begin, end] = [start + offset, start + offset + node.nodeSize]
    if (begin <= last && end >= first) [first, last] = [Math.min(first, begin), Math.max(last, end)]
  })
  return { from: first, to: last }
}
