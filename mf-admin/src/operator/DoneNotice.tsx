import { Notice } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'

/** Confirms an action. Takes the focus, because the button that was pressed may have disappeared. */
export function DoneNotice({ text }: { text: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) place.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success">{text}</Notice>
    </div>
  )
}
