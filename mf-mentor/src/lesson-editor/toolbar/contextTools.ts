import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Captions,
  Info,
  Lightbulb,
  ListIndentDecrease,
  ListIndentIncrease,
  PanelTop,
  Pencil,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import { deleteBlock, moveBlock, selectedObject } from '../writing/blockCommands'
import { indent, outdent } from '../writing/keys'
import { addColumn, addRow, deleteColumn, deleteRow } from '../writing/tableCommands'
import { currentBlock, setBlockAttribute } from '../writing/textCommands'
import type { DialogName, Tool } from './Tool'

const FORMS: Partial<Record<Block['type'], DialogName>> = {
  picture: 'picture',
  video: 'video',
  document: 'document',
  check: 'check',
}

/** Tools for the block that contains the selection. */
export function contextTools(state: EditorState): Tool[] {
  return [...toolsOfBlock(state), ...PLACE]
}

const PLACE: Tool[] = [
  { name: 'editor.tool.up', icon: ArrowUp, command: moveBlock(-1), keys: 'Alt+↑' },
  { name: 'editor.tool.down', icon: ArrowDown, command: moveBlock(1), keys: 'Alt+↓' },
  { name: 'editor.tool.delete', icon: Trash2, command: deleteBlock },
]

function toolsOfBlock(state: EditorState): Tool[] {
  switch (currentBlock(state).node.type.name) {
    case 'bullet_list':
    case 'ordered_list':
      return LIST
    case 'callout':
      return TONES
    case 'quote':
      return [{ name: 'editor.tool.source', icon: Pencil, opens: 'source' }]
    case 'code_block':
      return [{ name: 'editor.tool.codeLanguage', icon: Pencil, opens: 'code' }]
    case 'table':
      return TABLE
    default:
      return toolsOfObject(selectedObject(state))
  }
}

function toolsOfObject(block: Block | undefined): Tool[] {
  const opens = block && FORMS[block.type]
  return opens ? [{ name: 'editor.tool.edit', icon: Pencil, opens, keys: 'Enter' }] : []
}

/** The dialog that edits this block; undefined if the editor does not know the block's type. */
export const formOf = (block: Block | undefined) => block && FORMS[block.type]

const LIST: Tool[] = [
  { name: 'editor.tool.indent', icon: ListIndentIncrease, command: indent, keys: 'Ctrl+]' },
  { name: 'editor.tool.outdent', icon: ListIndentDecrease, command: outdent, keys: 'Ctrl+[' },
]

const tone = (value: string) => ({
  command: setBlockAttribute('tone', value),
  isOn: (state: EditorState) => currentBlock(state).node.attrs.tone === value,
})
const TONES: Tool[] = [
  { name: 'editor.tool.note', icon: Info, ...tone('note') },
  { name: 'editor.tool.tip', icon: Lightbulb, ...tone('tip') },
  { name: 'editor.tool.warning', icon: TriangleAlert, ...tone('warning') },
]

const TABLE: Tool[] = [
  { name: 'editor.tool.addRow', icon: BetweenHorizontalEnd, command: addRow },
  { name: 'editor.tool.addColumn', icon: BetweenVerticalEnd, command: addColumn },
  { name: 'editor.tool.deleteRow', icon: TableRowsSplit, command: deleteRow },
  { name: 'editor.tool.deleteColumn', icon: TableColumnsSplit, command: deleteColumn },
  {
    name: 'editor.tool.header',
    icon: PanelTop,
    command: (state, dispatch) =>
      setBlockAttribute('header', !currentBlock(state).node.attrs.header)(state, dispatch),
    isOn: (state) => currentBlock(state).node.attrs.header === true,
  },
  { name: 'editor.tool.caption', icon: Captions, opens: 'caption' },
]
