import { useEffect, useState } from 'react'
import { Field } from './Field'

const QUIET_MS = 300

interface SearchFieldProps {
  label: string
  /** The search text in the URL. */
  value: string
  onSearch: (text: string) => void
  maxLength: number
}

/** Searches after a short pause in typing; follows the URL when it changes. */
export function SearchField({ label, value, onSearch, maxLength }: SearchFieldProps) {
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

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === sent) return
    const timer = setTimeout(() => {
      setSent(wanted)
      onSearch(wanted)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [text, sent, onSearch])

  return (
    <Field
      label={label}
      type="search"
      value={text}
      maxLength={maxLength}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
