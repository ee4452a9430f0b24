import { call, useAttempt } from '@mentor-connect/api'
import { keepTeam } from '@mentor-connect/contract/work/projects/teams'
import { Button, Notice } from '@mentor-connect/ui'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface QuietTeamProps {
  teamId: string
  onDone: () => void
}

/** Asks a team in which nobody has written for two weeks whether it is still active. */
export function QuietTeam({ teamId, onDone }: QuietTeamProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const keep = async () => {
    if (await attempt(() => call(keepTeam, { params: { id: teamId }, body: {} }))) onDone()
  }
  return (
    <>
      <Notice tone="warning">
        <p>{t('projects.overview.quiet')}</p>
        <Button $variant="secondary" $small $inactive={isBusy} onClick={() => void keep()}>
          {t('projects.overview.keep')}
        </Button>
      </Notice>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
    </>
  )
}
