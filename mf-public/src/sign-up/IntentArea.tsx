import type { FocusEvent, ReactNode } from 'react'
import styled from 'styled-components'

interface IntentAreaProps {
  /** Called on each press, and whenever a control gets the focus. */
  onIntent: () => void
  children: ReactNode
}

/** Notices that a person begins to use the forms in it. */
export function IntentArea({ onIntent, children }: IntentAreaProps) {
  // A heading gets the focus after a navigation; that is no intent.
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
