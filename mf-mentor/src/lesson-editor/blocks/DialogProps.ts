import type { Command, EditorState } from 'prosemirror-state'
import type { DialogName } from '../toolbar/Tool'

/** Props of every dialog of the editor. */
export interface DialogProps<Name extends DialogName = DialogName> {
  open: Name
  state: EditorState
  /** Runs the command that the form has produced, and closes the dialog. */
  onDone: (command: Command) => void
  onClose: () => void
}
