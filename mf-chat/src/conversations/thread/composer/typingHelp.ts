import type { AriaAttributes, KeyboardEvent, ReactNode } from 'react'

/** Something that the message box offers while a text is typed, such as names to choose from. */
export interface TypingHelp {
  /**
   * Called when the text or the position of the caret has changed. `replace` puts another text into the box, with the
   * caret at a position.
   */
  onEdit: (box: HTMLTextAreaElement, replace: (text: string, caret: number) => void) => void
  /** Gets each key first. Returns true if the box shall ignore it. */
  onKey: (event: KeyboardEvent) => boolean
  /** ARIA attributes of the box, which announce the suggestions. */
  attributes: AriaAttributes
  /** Shown above the box. */
  panel: ReactNode
}
