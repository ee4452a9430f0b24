import { useState, type FocusEvent, type KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Makes a toolbar one tab stop: arrow keys, Home and End move the focus, Escape calls `onLeave`. */
export function useRovingFocus(onLeave: () => void) {
  const [current, setCurrent] = useState<string>()

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      return onLeave()
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const next = target(buttons, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const handleFocus = ({ target: focused }: FocusEvent<HTMLElement>) => {
    setCurrent(focused.dataset.tool)
    // Browsers do not scroll to a focused button that is partly visible. After a tap it must not move under the
    // finger.
    if (focused.matches(':focus-visible')) focused.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }

  return { current, handleKey, handleFocus }
}

function target(buttons: HTMLElement[], key: string): HTMLElement | undefined {
  if (key === 'Home') return buttons[0]
  if (key === 'End') return buttons.at(-1)
  const step = STEPS[key]
  if (step === undefined) return undefined
  const at = buttons.findIndex((button) => button === document.activeElement)
  return buttons[(at + step + buttons.length) % buttons.length]
}
