import { call, useAttempt } from '@mentor-connect/api'
import { withdrawTeamOffer } from '@mentor-connect/contract/work/projects/teamOffers'
import type { Team } from '@mentor-connect/contract/work/projects/teams'
import { Button, Notice, Row, Stack, notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'
import { HandOverDialog } from './HandOverDialog'

interface HandOverProps {
  team: Team
  /** Reads the team again. */
  onChanged: () => void
  /** Called after an action, whose button has disappeared. */
  onDone: () => void
}

/** Asks another mentor to take over the team, or takes that back. */
export function HandOver({ team, onChanged, onDone }: HandOverProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const [isOpen, setOpen] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const { id, offeredTo } = team

  const handleWithdraw = async () => {
    if (await attempt(() => call(withdrawTeamOffer, { params: { id }, body: {} })))
      notify.success(t('projects.handOver.withdrawn'))
    onDone()
  }
  const handleAsked = () => {
    flushSync(() => setOpen(false))
    onDone()
  }
  return (
    <Stack $gap={3}>
      {offeredTo && <Notice>{t('projects.handOver.waiting', { name: offeredTo.name })}</Notice>}
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row>
        {offeredTo ? (
          <Button $variant="secondary" $inactive={isBusy} onClick={() => void handleWithdraw()}>
            {t('projects.handOver.withdraw')}
          </Button>
        ) : (
          <Button $variant="secondary" onClick={() => setOpen(true)}>
            {t('projects.handOver.open')}
          </Button>
        )}
      </Row>
      {isOpen && (
        <HandOverDialog
          team={team}
          onAsked={handleAsked}
          onRefused={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}
