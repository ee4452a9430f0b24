import type { LucideIcon } from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorMessage } from '../messages/useT'

/** What opens outside of the text. */
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
  /** Absent for a tool that opens a form. */
  command?: Command
  opens?: DialogName
  /** Whether it applies to the selection; absent if it is no toggle. */
  isOn?: (state: EditorState) => boolean
  /** Shown with the name. */
  keys?: string
}
