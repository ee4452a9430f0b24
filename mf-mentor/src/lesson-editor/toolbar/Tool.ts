import type { LucideIcon } from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorMessage } from '../messages/useT'

/** The dialogs of the editor. */
export type DialogName =
  | 'caption'
  | 'check'
  | 'code'
  | 'document'
  | 'language'
  | 'link'
  | 'picture'
  | 'source'
  | 'table'
  | 'video'

/** A button of the toolbar. */
export interface Tool {
  name: EditorMessage
  icon: LucideIcon
  /** Absent for a tool that opens a dialog. */
  command?: Command
  opens?: DialogName
  /** Returns true if the tool is active at the selection; absent if the tool is no toggle. */
  isOn?: (state: EditorState) => boolean
  /** Keyboard shortcut, shown with the name. */
  keys?: string
}
