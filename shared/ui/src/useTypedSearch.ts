import { useEffect, useRef, useState } from 'react'

/** Pause in typing before a search begins, in ms. */
const QUIET_MS = 300

/**
 * State of a search field. A typed text is searched after a pause, or at once with `searchNow`. The field follows the
 * URL when the search in it changes.
 *
 * @param value the search in the URL
 */
export function useTypedSearch(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }
  const search = (wanted: string) => {
    setSent(wanted)
    onSearch(wanted)
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === sent) return
    const timer = setTimeout(() => latest.current(wanted), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text, sent])
  const searchNow = (wanted: string) => {
    setText(wanted)
    search(wanted.trim())
  }
  /** Empties the field without a search, because the list is about to show something else. */
  const reset = () => {
    setText('')
    setSent('')
  }
  return { text, setText, searchNow, reset }
}
