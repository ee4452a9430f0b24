import { useState } from 'react'

/** Copies a text to the clipboard; `state` says how it went. */
export function useCopy(text: string) {
  const [state, setState] = useState<'copied' | 'copyFailed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch (error) {
      console.warn('The clipboard is blocked.', error)
      setState('copyFailed')
    }
  }
  return { state, copy }
}
