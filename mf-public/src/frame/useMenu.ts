import { onLocaleRequest } from '@mentor-connect/i18n'
import { useEffect, useRef, useState } from 'react'

/**
 * State of the menu on small screens. Pressing Escape, or choosing a language in the menu, closes the menu
 * and returns the focus to its button.
 */
export function useMenu() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const close = () => {
      setOpen(false)
      button.current?.focus()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    const stopListening = onLocaleRequest(close)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      stopListening()
    }
  }, [open])

  return { open, button, toggle: () => setOpen(!open), close: () => setOpen(false) }
}
