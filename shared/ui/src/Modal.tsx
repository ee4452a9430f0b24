import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import styled from 'styled-components'
import { color, radius, shadow, space } from './theme'

interface ModalProps {
  /** Id of the heading that names the dialog; alternatively, `label` names it. */
  labelledBy?: string
  describedBy?: string
  label?: string
  /** Called when the person dismisses the dialog. If absent, the dialog cannot be dismissed. */
  onClose?: () => void
  children: ReactNode
  className?: string
}

/**
 * A modal dialog that is open while it is mounted. The native element traps the focus, makes the page behind inert
 * and restores the focus when it closes. Elements behind it cannot take the focus before that: close it in
 * `flushSync` before you move the focus.
 */
export function Modal({ labelledBy, describedBy, label, onClose, children, className }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const handleCancel = (event: SyntheticEvent) => {
    if (!onClose) event.preventDefault()
  }
  // Browsers close the dialog on a second Escape even if the first `cancel` event was prevented.
  const handleClose = () => {
    if (dialog.current?.open) return
    if (onClose) onClose()
    else dialog.current?.showModal()
  }
  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose?.()
  }

  return (
    <Surface
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-label={label}
      onCancel={handleCancel}
      onClose={handleClose}
      onClick={handleClick}
    >
      <Body>{children}</Body>
    </Surface>
  )
}

const Surface = styled.dialog`
  width: min(32rem, calc(100vw - 2 * ${space[4]}));
  max-height: calc(100dvh - 2 * ${space[4]});
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.high};

  &::backdrop {
    background: ${color.scrim};
  }
`

// The padding is inside this element and not on the dialog element, so that a click on the dialog element
// itself is always a click on the backdrop.
const Body = styled.div`
  padding: ${space[6]};
`
