import { Notice } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'

/** Says what has been done, and takes the focus: the button that did it may be gone. */
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
