import { call, useAttempt } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import {
  removeBoardEntry,
  withdrawApplication,
  type BoardEntryDetails,
} from '@mentor-connect/contract/work/applications'
import { Button, ConfirmDialog, Notice, Row, notify, useFailureText } from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { useBoardCache } from '../useBoardCache'

interface EntryActsProps {
  entry: BoardEntryDetails
  onReload: () => void
}

const isOver = (application: BoardEntryDetails['application']) =>
  application === undefined || application === 'declined' || application === 'withdrawn'

/** Withdraws an application, or takes an entry off the board. */
export function EntryActs({ entry, onReload }: EntryActsProps) {
  const t = useT()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const { put, renewLists } = useBoardCache()
  const [isAsking, setAsking] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const act = isOver(entry.application) ? 'remove' : 'withdraw'
  const params = { id: entry._id }

  const remove = async () => {
    await call(removeBoardEntry, { params, body: {} })
    flushSync(() => setAsking(false))
    notify.success(t('openings.entry.removed'))
    await renewLists()
    void navigate(paths.learner.applications)
  }
  const withdraw = async () => {
    const { data } = await call(withdrawApplication, { params, body: { version: entry.version } })
    flushSync(() => setAsking(false))
    notify.success(t('openings.entry.withdrawn'))
    await put(data)
  }
  const handleYes = async () => {
    if (await attempt(act === 'remove' ? remove : withdraw)) return
    setAsking(false)
    onReload()
  }
  return (
    <>
      {failure && (
        <Notice tone="danger">
          {failure.code === 'edit_conflict' ? t('openings.board.conflict') : failureText(failure)}
        </Notice>
      )}
      <Row>
        <Button $variant="danger" onClick={() => setAsking(true)}>
          {t(`openings.entry.${act}`)}
        </Button>
      </Row>
      {isAsking && (
        <ConfirmDialog
          title={t(`openings.entry.${act}Title`)}
          yes={t(`openings.entry.${act}Yes`)}
          no={t('openings.entry.no')}
          isBusy={isBusy}
          onYes={() => void handleYes()}
          onClose={() => setAsking(false)}
        >
          {t(`openings.entry.${act}Text`)}
        </ConfirmDialog>
      )}
    </>
  )
}
