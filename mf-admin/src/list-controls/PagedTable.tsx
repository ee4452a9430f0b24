import type { EndpointState } from '@mentor-connect/api'
import { Empty, LoadFailed } from '@mentor-connect/ui'
import type { ComponentProps } from 'react'
import { DataTable } from './DataTable'
import { Pages } from './Pages'
import { RowSkeletons } from './RowSkeletons'

interface PagedTableProps<Row> extends Omit<ComponentProps<typeof DataTable<Row>>, 'rows'> {
  list: EndpointState<{ rows: Row[]; next: string | null }>
  /** Text shown if there are no rows. */
  empty: string
  onNext: (after: string) => void
}

/** A page of a list as a table. */
export function PagedTable<Row>({ list, empty, onNext, ...table }: PagedTableProps<Row>) {
  const { data, error, isLoading, retry } = list
  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (isLoading || !data) return <RowSkeletons />
  if (data.rows.length === 0) return <Empty title={empty} />
  return (
    <Pages shown={data} next={data.next} onNext={onNext}>
      <DataTable rows={data.rows} {...table} />
    </Pages>
  )
}
