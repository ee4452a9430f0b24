import { useEndpoint } from '@mentor-connect/api'
import { listProjectRequests } from '@mentor-connect/contract/work/projects/projects'
import { LoadFailed, Pagination, SectionTitle, Stack, StaleNotice } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { useT } from '../messages/useT'
import { OwnRequest } from './OwnRequest'

/** The applications of a learner and the invitations to the learner. Renders nothing if there are none. */
export function OwnRequests() {
  const t = useT()
  const [page, setPage] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, retry } = useEndpoint(listProjectRequests, { query: { page } })
  if (!data) return error && page > 1 ? <LoadFailed error={error} onRetry={retry} /> : null
  if (data.requests.length === 0) return null
  // Focuses the heading, because the button that was pressed has disappeared.
  const handleChanged = () => {
    retry()
    heading.current?.focus()
  }
  return (
    <Stack as="section" $gap={4} aria-labelledby="own-requests">
      <SectionTitle id="own-requests" ref={heading} tabIndex={-1}>
        {t('projects.own.requests')}
      </SectionTitle>
      {error && <StaleNotice onRetry={retry} />}
      <Stack as="ul" $gap={3}>
        {data.requests.map((request) => (
          <OwnRequest key={request.id} request={request} onChanged={handleChanged} />
        ))}
      </Stack>
      <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />
    </Stack>
  )
}
