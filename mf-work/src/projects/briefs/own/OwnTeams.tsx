import { useEndpoint } from '@mentor-connect/api'
import { listTeams } from '@mentor-connect/contract/work/projects/teams'
import { CardGrid, LoadFailed, Pagination, SectionTitle, Skeleton, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'
import { TeamCard } from './TeamCard'

interface OwnTeamsProps {
  which: 'current' | 'past'
}

/** The teams of a learner. Renders nothing if there are none. */
export function OwnTeams({ which }: OwnTeamsProps) {
  const t = useT()
  const [page, setPage] = useState(1)
  const { data, error, retry } = useEndpoint(listTeams, { query: { which, page } })
  if (!data) {
    if (error) return page > 1 ? <LoadFailed error={error} onRetry={retry} /> : null
    return which === 'current' ? <Skeleton $height="10rem" /> : null
  }
  if (data.teams.length === 0) return null
  const id = `teams-${which}`
  return (
    <Stack as="section" $gap={4} aria-labelledby={id}>
      <SectionTitle id={id}>{t(`projects.own.${which}`)}</SectionTitle>
      <CardGrid>
        {data.teams.map((team) => (
          <li key={team.id}>
            <TeamCard team={team} />
          </li>
        ))}
      </CardGrid>
      <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />
    </Stack>
  )
}
