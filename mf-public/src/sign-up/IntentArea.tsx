import type { FocusEvent, ReactNode } from 'react'
import styled from 'styled-components'

interface IntentAreaProps {
  /** Called on each press, and whenever a control gets the focus. */
  onIntent: () => void
  children: ReactNode
}

/** Detects that a person begins to use the forms inside. */
export function IntentArea({ onIntent, children }: IntentAreaProps) {
  // A focused heading does not count, because it gets the focus after every navigation.
  const focused = ({ target }: FocusEvent) => {
    if (target.matches('input, button')) onIntent()
  }
  return (
    <NoBox onFocus={focused} onPointerDown={onIntent}>
      {children}
    </NoBox>
  )
}

const NoBox = styled.div`
  display: contents;
`
