import { useEndpoint } from '@mentor-connect/api'
import { getJoinedPaths } from '@mentor-connect/contract/learning/skillPaths'
import { CardGrid, LoadFailed, Pagination, SectionTitle, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { JoinedPathCard } from './JoinedPathCard'
import { useT } from './messages/useT'

/** The paths that the learner has joined; nothing if there are none. */
export function JoinedPaths() {
  const t = useT()
  const [page, setPage] = useState(1)
  const { data, error, retry } = useEndpoint(getJoinedPaths, { query: { page } })
  if (error && !data) return <LoadFailed error={error} onRetry={retry} />
  if (!data || data.pagination.totalItems === 0) return null
  return (
    <Stack as="section" $gap={4} aria-labelledby="own-paths">
      <SectionTitle id="own-paths">{t('paths.own.title')}</SectionTitle>
      <CardGrid>
        {data.paths.map((path) => (
          <JoinedPathCard key={path._id} path={path} onLeft={retry} />
        ))}
      </CardGrid>
      <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />
    </Stack>
  )
}
