import { Notice } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'

/** Says what has been done, and takes the focus: the button that did it is gone. */
export function DoneNotice({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success">{children}</Notice>
    </div>
  )
}
