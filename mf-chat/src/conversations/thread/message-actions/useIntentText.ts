import { useEffect, useRef, type RefObject } from 'react'
import type { Intent } from './intent'

/**
 * Moves the focus to the composer when a message is answered or edited. While one is edited, the composer holds its
 * text; afterwards it holds again what was typed before.
 */
export function useIntentText(
  intent: Intent | undefined,
  input: RefObject<HTMLTextAreaElement | null>,
  text: string,
  setText: (text: string) => void,
) {
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  useEffect(() => {
    if (!intent) return
    const focus = () => input.current?.focus()
    focus()
    // The button that cancels disappears, so the focus moves to the composer again.
    if (intent.kind !== 'edit') return focus
    const typed = latest.current
    setText(intent.message.message)
    return () => {
      setText(typed)
      focus()
    }
  }, [intent, input, setText])
}
