import { useRef, useState } from 'react'

/** State of a form that a button opens. When the form closes, the focus returns to the button. */
export function useDisclosure(onClosed: () => void) {
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<string>()

  const close = (successText?: string) => {
    setOpen(false)
    setDone(successText)
    onClosed()
    toggle.current?.focus()
  }
  const open = () => {
    setOpen(true)
    setDone(undefined)
  }
  return { toggle, isOpen, done, open, close, onToggle: () => (isOpen ? close() : open()) }
}
