import { call, useAttempt } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import { closeBrief, openBrief, type OwnBrief } from '@mentor-connect/contract/work/projects/briefs'
import { Button, ButtonLink, ConfirmDialog, Notice, Row, Stack, notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'
import { useBriefCache } from '../useBriefCache'

interface BriefActsProps {
  brief: OwnBrief
  onReload: () => void
  /** Called after an action, whose button may have disappeared. */
  onDone: () => void
}

/** The actions that are possible in the present state of a brief. */
export function BriefActs({ brief, onReload, onDone }: BriefActsProps) {
  const t = useT()
  const navigate = useNavigate()
  const failureText = useProjectFailureText()
  const { put, renewLists } = useBriefCache()
  const [isAsked, setAsked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const { _id, state, version, isHidden } = brief
  const request = { params: { id: _id }, body: { version } }
  const end = state === 'draft' ? 'discard' : 'close'

  const act = async (change: () => Promise<void>) => {
    const hasWorked = await attempt(change)
    flushSync(() => setAsked(false))
    if (hasWorked) onDone()
    // The state, and the actions that it allows, may have changed meanwhile.
    else onReload()
  }
  const open = () =>
    act(async () => {
      await put((await call(openBrief, request)).data)
      notify.success(t('projects.briefs.opened'))
    })
  const close = () =>
    act(async () => {
      const { brief: closed } = (await call(closeBrief, request)).data
      notify.success(t(closed ? 'projects.briefs.closed' : 'projects.briefs.discarded'))
      if (closed) return put(closed)
      void renewLists()
      void navigate(paths.mentorArea.projects)
    })
  return (
    <Stack $gap={4}>
      <Row>
        {state !== 'open' && (
          <Button $inactive={isBusy} onClick={() => void open()}>
            {t('projects.briefs.open')}
          </Button>
        )}
        <ButtonLink $variant="secondary" to={editPath(_id)}>
          {t('projects.briefs.edit')}
        </ButtonLink>
        {state === 'open' && !isHidden && (
          <ButtonLink $variant="secondary" to={paths.project(_id)}>
            {t('projects.briefs.public')}
          </ButtonLink>
        )}
        {state !== 'closed' && (
          <Button $variant="danger" onClick={() => setAsked(true)}>
            {t(`projects.briefs.${end}`)}
          </Button>
        )}
      </Row>
      {failure && (
        <Notice tone="danger">
          {failure.code === 'invalid_input' ? t('projects.briefs.incomplete') : failureText(failure)}
        </Notice>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t(`projects.briefs.${end}Title`)}
          yes={t(`projects.briefs.${end}`)}
          no={t('projects.briefs.cancel')}
          isBusy={isBusy}
          onYes={() => void close()}
          onClose={() => setAsked(false)}
        >
          {t(`projects.briefs.${end}Text`)}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

/** Returns the address of the form for a brief. */
const editPath = (briefId: string) => `${paths.mentorArea.project(briefId)}/edit`
