import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { Field, IconButton, color, space } from '@mentor-connect/ui'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Debounce after the last key, in ms. */
const QUIET_MS = 300

/** Searches while typing (debounced), and immediately on Enter. */
export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT()
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(onChange)

  // The URL has changed (back, forward), so the text follows it.
  if (value !== known) {
    setKnown(value)
    setText(value)
  }
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => latest.current(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text, value])

  const handleClear = () => {
    onChange('')
    setText('')
    input.current?.focus()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChange(text)
      }}
    >
      <Field
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
        label={t('learner.explore.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        end={
          text ? (
            <IconButton aria-label={t('learner.explore.clear')} onClick={handleClear}>
              <X size={20} aria-hidden />
            </IconButton>
          ) : (
            <Sign size={20} aria-hidden />
          )
        }
      />
    </form>
  )
}

const Sign = styled(Search)`
  flex: none;
  margin-inline: ${space[3]};
  color: ${color.muted};
`
