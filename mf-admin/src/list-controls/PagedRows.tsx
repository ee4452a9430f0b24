import type { EndpointState } from '@mentor-connect/api'
import { Empty, LoadFailed, Skeleton } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { Pages } from './Pages'
import { RowList } from './RowList'

interface PagedRowsProps<Row> {
  label: string
  list: EndpointState<{ rows: Row[]; next: string | null }>
  /** Text that is shown if there are no rows. */
  empty: string
  keyOf: (row: Row) => string
  linkOf: (row: Row) => string
  render: (row: Row) => ReactNode
  onNext: (after: string) => void
}

/** A page of rows that are links. */
export function PagedRows<Row>({ label, list, empty, onNext, ...row }: PagedRowsProps<Row>) {
  const { data, error, isLoading, retry } = list
  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (isLoading || !data) return <Skeleton $height="12rem" aria-busy />
  if (data.rows.length === 0) return <Empty title={empty} />
  return (
    <Pages shown={data} next={data.next} onNext={onNext}>
      <RowList label={label} rows={data.rows} {...row} />
    </Pages>
  )
}
