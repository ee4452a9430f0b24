import { Stack } from '@mentor-connect/ui'
import { OwnRequests } from './OwnRequests'
import { OwnTeams } from './OwnTeams'

/** The teams of a learner, and the applications and invitations. */
export function OwnProjects() {
  return (
    <Stack $gap={8}>
      <OwnTeams which="current" />
      <OwnRequests />
      <OwnTeams which="past" />
    </Stack>
  )
}
