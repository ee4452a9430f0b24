import { call, useAttempt } from '@mentor-connect/api'
import {
  answerInvitation,
  withdrawProjectApplication,
  type ProjectRequest,
} from '@mentor-connect/contract/work/projects/projects'
import { Button, ConfirmDialog, Notice, Row, notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface RequestActsProps {
  request: Pick<ProjectRequest, 'id' | 'kind' | 'state'>
  onChanged: () => void
}

/** Buttons that answer an open invitation, or withdraw an open application. */
export function RequestActs({ request: { id, kind, state }, onChanged }: RequestActsProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const [asked, setAsked] = useState<'decline' | 'withdraw'>()
  const { attempt, isBusy, failure } = useAttempt()
  if (state !== 'waiting' && !failure) return null

  const act = async (change: () => Promise<unknown>, done: 'joined' | 'declined' | 'withdrawn') => {
    const hasWorked = await attempt(change)
    flushSync(() => setAsked(undefined))
    if (hasWorked) notify.success(t(`projects.request.${done}`))
    onChanged()
  }
  const answer = (isAccepted: boolean) =>
    act(
      () => call(answerInvitation, { params: { id }, body: { isAccepted } }),
      isAccepted ? 'joined' : 'declined',
    )
  const withdraw = () =>
    act(() => call(withdrawProjectApplication, { params: { id }, body: {} }), 'withdrawn')
  return (
    <>
      {state === 'waiting' && (
        <Row>
          {kind === 'invitation' && (
            <Button $inactive={isBusy} onClick={() => void answer(true)}>
              {t('projects.request.accept')}
            </Button>
          )}
          <Button
            $variant="secondary"
            onClick={() => setAsked(kind === 'invitation' ? 'decline' : 'withdraw')}
          >
            {t(kind === 'invitation' ? 'projects.request.decline' : 'projects.request.withdraw')}
          </Button>
        </Row>
      )}
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {asked && (
        <ConfirmDialog
          title={t(`projects.request.${asked}Title`)}
          yes={t(`projects.request.${asked}`)}
          no={t('projects.request.keep')}
          isBusy={isBusy}
          onYes={() => void (asked === 'decline' ? answer(false) : withdraw())}
          onClose={() => setAsked(undefined)}
        >
          {t(`projects.request.${asked}Text`)}
        </ConfirmDialog>
      )}
    </>
  )
}
