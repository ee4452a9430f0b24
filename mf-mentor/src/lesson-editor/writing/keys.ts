import { LIST_DEPTH_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from '../document/schema'
import { moveBlock } from './blockCommands'
import { currentCell, goToCell } from './tableCommands'
import { toggleTextBlock } from './textCommands'

const { nodes, marks } = schema

const lineBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type === nodes.code_block) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}
const lineBreakInCell: Command = (state, dispatch) =>
  currentCell(state) !== undefined && lineBreak(state, dispatch)

/** Restores the typed characters that were just converted to formatting. */
const takeRuleBack: Command = (state, dispatch) =>
  // Time 0 joins this step with the conversion in the history, so that one undo reverts both.
  undoInputRule(state, dispatch && ((transaction) => dispatch(transaction.setTime(0))))

/** Nests a list item, up to the maximum depth of a lesson. */
export const indent: Command = (state, dispatch) =>
  listDepth(state) < LIST_DEPTH_MAX && sinkListItem(nodes.list_item)(state, dispatch)
export const outdent: Command = liftListItem(nodes.list_item)

function listDepth({ selection: { $from } }: EditorState): number {
  const types = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type)
  return types.filter((type) => type === nodes.list_item).length
}

/**
 * Keyboard shortcuts of the editor. Tab does not indent, because it must leave the editor; Control with a bracket
 * does.
 *
 * @param own further shortcuts, such as the one that opens the dialog of a link
 */
export const keys = (own: Record<string, Command>): Record<string, Command> => ({
  ...baseKeymap,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-e': toggleMark(marks.code),
  'Mod-z': chainCommands(takeRuleBack, undo),
  Backspace: chainCommands(takeRuleBack, baseKeymap.Backspace!),
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-Alt-2': toggleTextBlock(nodes.heading, { level: 2 }),
  'Mod-Alt-3': toggleTextBlock(nodes.heading, { level: 3 }),
  'Mod-]': indent,
  'Mod-[': outdent,
  'Alt-ArrowUp': moveBlock(-1),
  'Alt-ArrowDown': moveBlock(1),
  Tab: goToCell(1),
  'Shift-Tab': goToCell(-1),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
  'Mod-Enter': chainCommands(exitCode, lineBreak),
  ...own,
  Enter: chainCommands(
    ...(own.Enter ? [own.Enter] : []),
    lineBreakInCell,
    splitListItem(nodes.list_item),
    baseKeymap.Enter!,
  ),
})
