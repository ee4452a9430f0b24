import type { EndpointState } from '@mentor-connect/api'
import { Button, Empty, LoadFailed, Skeleton } from '@mentor-connect/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useT } from '../messages/useT'
import { RowList } from './RowList'

interface PagedRowsProps<Row> {
  label: string
  list: EndpointState<{ rows: Row[]; next: string | null }>
  /** Said if there are no rows. */
  empty: string
  keyOf: (row: Row) => string
  linkOf: (row: Row) => string
  render: (row: Row) => ReactNode
  onNext: (after: string) => void
}

/** A page of rows, and a button for the next one, which moves the focus to its first row. */
export function PagedRows<Row>({ label, list, empty, onNext, ...row }: PagedRowsProps<Row>) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const isTurning = useRef(false)
  const { data, error, isLoading, retry } = list

  useEffect(() => {
    if (!isTurning.current || !data) return
    isTurning.current = false
    place.current?.querySelector('a')?.focus()
  }, [data])

  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (isLoading || !data) return <Skeleton $height="12rem" aria-busy />
  if (data.rows.length === 0) return <Empty title={empty} />
  const { rows, next } = data
  return (
    <div ref={place}>
      <RowList label={label} rows={rows} {...row} />
      {next && (
        <p>
          <Button
            $variant="secondary"
            onClick={() => {
              isTurning.current = true
              onNext(next)
            }}
          >
            {t('admin.list.next')}
          </Button>
        </p>
      )}
    </div>
  )
}
