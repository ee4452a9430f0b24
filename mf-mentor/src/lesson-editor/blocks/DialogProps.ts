import type { Command, EditorState } from 'prosemirror-state'
import type { DialogName } from '../toolbar/Tool'

/** What a form of the editor needs. */
export interface DialogProps<Name extends DialogName = DialogName> {
  open: Name
  state: EditorState
  /** Runs what the form says, and closes it. */
  onDone: (command: Command) => void
  onClose: () => void
}
