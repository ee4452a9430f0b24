import { Button } from '@mentor-connect/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useT } from '../messages/useT'

interface PagesProps<Cursor> {
  /** The page that is shown. */
  shown: object
  /** Cursor at which the next page begins; null on the last one. */
  next: Cursor | null
  onNext: (after: Cursor) => void
  children: ReactNode
}

/** A page of a list, and a button for the next one, which moves the focus to its first row: the button may be gone. */
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
