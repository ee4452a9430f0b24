import { Button } from '@mentor-connect/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useT } from '../messages/useT'

interface PagesProps<Cursor> {
  /** The data of the current page; compared by identity to detect a new page. */
  shown: object
  /** Cursor of the next page; null on the last one. */
  next: Cursor | null
  onNext: (after: Cursor) => void
  children: ReactNode
}

/**
 * A page of a list with a button for the next one. The button moves the focus to the first row, because the button
 * itself may disappear.
 */
export function Pages<Cursor>({ shown, next, onNext, children }: PagesProps<Cursor>) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const isTurning = useRef(false)

  useEffect(() => {
    if (!isTurning.current || !place.current) return
    isTurning.current = false
    const row = place.current.querySelector<HTMLElement>('tbody th a') ?? place.current
    row.focus()
  }, [shown])

  const turn = (after: Cursor) => {
    isTurning.current = true
    onNext(after)
  }
  return (
    <div ref={place} tabIndex={-1}>
      {children}
      {next !== null && (
        <p>
          <Button $variant="secondary" onClick={() => turn(next)}>
            {t('admin.list.next')}
          </Button>
        </p>
      )}
    </div>
  )
}
