import { useEndpoint } from '@mentor-connect/api'
import { listProjectRequests } from '@mentor-connect/contract/work/projects/projects'
import { listTeams } from '@mentor-connect/contract/work/projects/teams'
import { LoadFailed, Stack } from '@mentor-connect/ui'
import { OwnRequests } from './OwnRequests'
import { OwnTeams } from './OwnTeams'

/**
 * The teams of a learner, and the applications and invitations. If the first pages of several parts fail to
 * load, the error is shown once; each part shows only errors of its later pages.
 */
export function OwnProjects() {
  const firstPages = [
    useEndpoint(listTeams, { query: { which: 'current', page: 1 } }),
    useEndpoint(listProjectRequests, { query: { page: 1 } }),
    useEndpoint(listTeams, { query: { which: 'past', page: 1 } }),
  ]
  const failed = firstPages.filter(({ data, error }) => !data && error)
  const error = failed[0]?.error
  return (
    <Stack $gap={8}>
      {error && <LoadFailed error={error} onRetry={() => failed.forEach((page) => page.retry())} />}
      <OwnTeams which="current" />
      <OwnRequests />
      <OwnTeams which="past" />
    </Stack>
  )
}
