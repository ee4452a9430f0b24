import { onLocaleRequest } from '@mentor-connect/i18n'
import { useEffect, useRef, useState } from 'react'

/**
 * The menu of small screens: open or closed. Escape and the choice of a language, which happens in the menu, close it
 * with focus back on its button.
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
