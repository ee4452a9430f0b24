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
    input.current?.focus()
    if (intent.kind !== 'edit') return
    const typed = latest.current
    setText(intent.message.message)
    return () => setText(typed)
  }, [intent, input, setText])
}
