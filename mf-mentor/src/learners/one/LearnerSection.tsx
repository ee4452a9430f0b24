import type { EndpointState } from '@mentor-connect/api'
import type { Pagination as Pages } from '@mentor-connect/contract/api/wire'
import { LoadFailed, Pagination, SectionTitle, Skeleton, Stack, StaleNotice } from '@mentor-connect/ui'
import { useId, type ReactNode } from 'react'

interface LearnerSectionProps<Data extends { pagination: Pages }> {
  title: string
  list: EndpointState<Data>
  page: number
  onPage: (page: number) => void
  /** Renders the entries of a loaded page of the list. */
  children: (data: Data) => ReactNode
}

/** A paginated list on the learner's page. Renders nothing if the list is empty. */
export function LearnerSection<Data extends { pagination: Pages }>({
  title,
  list: { data, error, retry },
  page,
  onPage,
  children,
}: LearnerSectionProps<Data>) {
  const id = useId()
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="8rem" />
  if (data.pagination.totalItems === 0) return null
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {error && <StaleNotice onRetry={retry} />}
      <Stack as="ul" $gap={3} aria-labelledby={id}>
        {children(data)}
      </Stack>
      <Pagination page={page} totalPages={data.pagination.totalPages} onChange={onPage} />
    </Stack>
  )
}
