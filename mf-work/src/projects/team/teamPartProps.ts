import type { Team } from '@mentor-connect/contract/work/projects/teams'

/** Props of the parts of the page of a team. */
export interface TeamPartProps {
  team: Team
  /** Called to load the team again. */
  onChanged: () => void
}
