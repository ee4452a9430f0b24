import { useSlots } from '@mentor-connect/contract/slots'
import { useRef, useState } from 'react'
import type { CallSubject } from '../useCallSubject'

/** The slot in which another area shows the notes of a session. */
export const CALL_NOTES_SLOT = 'chat.call-notes'

export type CallSides = ReturnType<typeof useSide>
type Side = 'chat' | 'notes'

/** The state of the panel beside a call, which shows the chat, the notes of the session, or nothing. */
export function useSide({ session }: CallSubject) {
  const [side, setSide] = useState<Side>()
  const chat = useRef<HTMLButtonElement>(null)
  const notes = useRef<HTMLButtonElement>(null)
  const buttons = { chat, notes }
  const hasAddition = useSlots().contributions(CALL_NOTES_SLOT).length > 0
  return {
    side,
    /** The buttons that open the panel. */
    buttons,
    hasNotes: session !== undefined && hasAddition,
    toggle: (name: Side) => setSide(side === name ? undefined : name),
    /** Closes the panel. The focus returns to the button that has opened it. */
    close: () => {
      if (side) buttons[side].current?.focus()
      setSide(undefined)
    },
  }
}
