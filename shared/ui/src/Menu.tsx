import {
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import styled from 'styled-components'
import { IconButton, buttonAttributes, type Activity } from './Button'
import { iconRow } from './iconRow'
import { VisuallyHidden } from './layout'
import { color, radius, shadow, space } from './theme'

interface MenuProps {
  /** Accessible name of the button. */
  label: string
  /** Content of the button. */
  icon: ReactNode
  /** Returns the content of the panel. `close` closes the panel and returns the focus to the button. */
  children: (close: () => void) => ReactNode
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>
}

/** A button that opens a panel of actions. Escape closes the panel, and so does moving the focus out of it. */
export function Menu({ label, icon, children, ref }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current!, [])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close()
  }
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <Anchor onKeyDown={handleKey} onBlur={handleBlur}>
      <IconButton ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </IconButton>
      {isOpen && <Panel tabIndex={-1}>{children(close)}</Panel>}
    </Anchor>
  )
}

const Anchor = styled.div`
  position: relative;
`

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${space[1]}) 0 auto auto;
  z-index: 30;
  width: max-content;
  min-width: 12rem;
  max-width: 18rem;
  padding: ${space[2]};
  overflow-wrap: anywhere;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
`

/** An action of a menu: an icon and a label. */
export const MenuItem = styled.button.attrs<Activity>(buttonAttributes)<Activity>`
  ${iconRow}
  border-radius: ${radius.small};
`
