import { call, useAttempt } from '@mentor-connect/api'
import { endTeam, startTeam, type Team } from '@mentor-connect/contract/work/projects/teams'
import { Button, ConfirmDialog, Muted, Notice, Row, Stack, notify } from '@mentor-connect/ui'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface MentorActsProps {
  team: Team
  /** Called after an action, whose button may have disappeared. */
  onDone: () => void
  /** Further actions of the mentor. They are shown before the action that cannot be undone. */
  children?: ReactNode
}

const TEAM_MIN = 2

/** Starts and ends the team. */
export function MentorActs({ team: { id, state, version, people }, onDone, children }: MentorActsProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const [asked, setAsked] = useState<'conclude' | 'stop'>()
  const { attempt, isBusy, failure } = useAttempt()
  const members = people.filter(({ leftAt }) => !leftAt).length
  const params = { id }

  const act = async (change: () => Promise<unknown>, done: 'started' | 'concluded' | 'stopped') => {
    const hasWorked = await attempt(change)
    flushSync(() => setAsked(undefined))
    if (hasWorked) notify.success(t(`projects.mentor.${done}`))
    onDone()
  }
  const start = () => act(() => call(startTeam, { params, body: { version } }), 'started')
  const end = (how: 'conclude' | 'stop') =>
    act(() => call(endTeam, { params, body: { version, how } }), how === 'conclude' ? 'concluded' : 'stopped')
  if (!failure && state !== 'forming' && state !== 'working' && state !== 'closing') return null
  return (
    <Stack $gap={3}>
      {state === 'forming' && members < TEAM_MIN && <Muted>{t('projects.mentor.tooFew')}</Muted>}
      <Row>
        {state === 'forming' && members >= TEAM_MIN && (
          <Button $inactive={isBusy} onClick={() => void start()}>
            {t('projects.mentor.start')}
          </Button>
        )}
        {state === 'working' && (
          <Button $variant="secondary" onClick={() => setAsked('conclude')}>
            {t('projects.mentor.conclude')}
          </Button>
        )}
        {children}
        {(state === 'forming' || state === 'working') && (
          <Button $variant="danger" onClick={() => setAsked('stop')}>
            {t('projects.mentor.stop')}
          </Button>
        )}
      </Row>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {asked && (
        <ConfirmDialog
          title={t(`projects.mentor.${asked}Title`)}
          yes={t(`projects.mentor.${asked}`)}
          no={t('projects.cancel')}
          isBusy={isBusy}
          onYes={() => void end(asked)}
          onClose={() => setAsked(undefined)}
        >
          {t(`projects.mentor.${asked}Text`)}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
