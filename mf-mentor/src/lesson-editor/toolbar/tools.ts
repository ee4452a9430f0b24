import {
  Bold,
  CirclePlay,
  CodeXml,
  Heading2,
  Heading3,
  CircleHelp,
  ImagePlus,
  Italic,
  Languages,
  Lightbulb,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  SquareCode,
  Table,
  Undo2,
} from 'lucide-react'
import { toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { schema } from '../document/schema'
import { currentBlock, toggleList, toggleTextBlock } from '../writing/textCommands'
import type { Tool } from './Tool'

const { nodes, marks } = schema

export const hasMark = (type: MarkType) => (state: EditorState) => {
  const { from, to, empty, $from } = state.selection
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type)
}

const isBlock =
  (type: NodeType, attrs: object = {}) =>
  (state: EditorState) => {
    const { node } = currentBlock(state)
    return node.hasMarkup(type, { ...node.attrs, ...attrs })
  }

/** Tools that are always shown, in groups. */
export const TOOLS: Tool[][] = [
  [
    { name: 'editor.tool.undo', icon: Undo2, command: undo, keys: 'Ctrl+Z' },
    { name: 'editor.tool.redo', icon: Redo2, command: redo, keys: 'Ctrl+Y' },
  ],
  [
    {
      name: 'editor.tool.heading2',
      icon: Heading2,
      keys: 'Ctrl+Alt+2',
      command: toggleTextBlock(nodes.heading, { level: 2 }),
      isOn: isBlock(nodes.heading, { level: 2 }),
    },
    {
      name: 'editor.tool.heading3',
      icon: Heading3,
      keys: 'Ctrl+Alt+3',
      command: toggleTextBlock(nodes.heading, { level: 3 }),
      isOn: isBlock(nodes.heading, { level: 3 }),
    },
  ],
  [
    markTool('editor.tool.strong', Bold, marks.strong, 'Ctrl+B'),
    markTool('editor.tool.em', Italic, marks.em, 'Ctrl+I'),
    markTool('editor.tool.code', CodeXml, marks.code, 'Ctrl+E'),
    { name: 'editor.tool.link', icon: Link, opens: 'link', isOn: hasMark(marks.link), keys: 'Ctrl+K' },
    { name: 'editor.tool.language', icon: Languages, opens: 'language', isOn: hasMark(marks.lang) },
  ],
  [
    listTool('editor.tool.bullets', List, nodes.bullet_list),
    listTool('editor.tool.numbers', ListOrdered, nodes.ordered_list),
    blockTool('editor.tool.quote', Quote, nodes.quote),
    blockTool('editor.tool.callout', Lightbulb, nodes.callout),
    blockTool('editor.tool.codeBlock', SquareCode, nodes.code_block),
  ],
  [
    { name: 'editor.tool.picture', icon: ImagePlus, opens: 'picture' },
    { name: 'editor.tool.table', icon: Table, opens: 'table' },
    { name: 'editor.tool.video', icon: CirclePlay, opens: 'video' },
    { name: 'editor.tool.check', icon: CircleHelp, opens: 'check' },
  ],
]

function markTool(name: Tool['name'], icon: Tool['icon'], type: MarkType, keys: string): Tool {
  return { name, icon, keys, command: toggleMark(type), isOn: hasMark(type) }
}

function blockTool(name: Tool['name'], icon: Tool['icon'], type: NodeType): Tool {
  return { name, icon, command: toggleTextBlock(type), isOn: isBlock(type) }
}

function listTool(name: Tool['name'], icon: Tool['icon'], type: NodeType): Tool {
  return { name, icon, command: toggleList(type), isOn: isBlock(type) }
}
