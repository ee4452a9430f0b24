import { call, useAttempt } from '@mentor-connect/api'
import { withdrawTeamOffer } from '@mentor-connect/contract/work/projects/teamOffers'
import type { Team } from '@mentor-connect/contract/work/projects/teams'
import { Button, Notice, notify, space } from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'
import { HandOverDialog } from './HandOverDialog'

interface HandOverProps {
  team: Team
  /** Called to load the team again. */
  onChanged: () => void
  /** Called after an action, whose button has disappeared. */
  onDone: () => void
}

/**
 * Asks another mentor to take over the team, or withdraws that request. It is part of the row with the
 * mentor’s actions.
 */
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
    <>
      <AboveRow>
        {offeredTo && <Notice>{t('projects.handOver.waiting', { name: offeredTo.name })}</Notice>}
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      </AboveRow>
      {offeredTo ? (
        <Button $variant="secondary" $inactive={isBusy} onClick={() => void handleWithdraw()}>
          {t('projects.handOver.withdraw')}
        </Button>
      ) : (
        <Button $variant="secondary" onClick={() => setOpen(true)}>
          {t('projects.handOver.open')}
        </Button>
      )}
      {isOpen && (
        <HandOverDialog
          team={team}
          onAsked={handleAsked}
          onRefused={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const AboveRow = styled.div`
  display: grid;
  gap: ${space[3]};
  flex-basis: 100%;
  order: -1;
  &:empty {
    display: none;
  }
`
