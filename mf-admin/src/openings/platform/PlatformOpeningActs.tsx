import { call, newId } from '@mentor-connect/api'
import {
  closePlatformOpening,
  duplicatePlatformOpening,
  pausePlatformOpening,
  publishPlatformOpening,
  renewPlatformOpening,
  type PlatformOpeningDetails,
} from '@mentor-connect/contract/admin/platformOpenings'
import { closingError } from '@mentor-connect/contract/work/openingRules'
import { Button, ButtonLink, Field, Row } from '@mentor-connect/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lastDay, today } from '@mentor-connect/ui/opening-form'
import { RecordSection } from '../../list-controls/RecordSection'
import { useT } from '../../messages/useT'
import { AdminFailure } from '../../operator/AdminFailure'
import { DoneNotice } from '../../operator/DoneNotice'
import { useAct } from '../../operator/useAct'

interface PlatformOpeningActsProps {
  opening: PlatformOpeningDetails
  acting: ReturnType<typeof useAct>
}

/** The actions on an opening of the platform that are possible in its state. */
export function PlatformOpeningActs({
  opening,
  acting: { act, isBusy, failure, done },
}: PlatformOpeningActsProps) {
  const t = useT()
  const navigate = useNavigate()
  // A repeated request has the same id, so that it creates one copy only.
  const [copyId] = useState(newId)
  const { _id: id, version, state, postedAt, feed } = opening
  const request = { params: { id }, body: { version } }
  const isNew = postedAt === undefined

  const publish = () => act(() => call(publishPlatformOpening, request), t('admin.openings.done.publish'))
  const pause = () => act(() => call(pausePlatformOpening, request), t('admin.openings.done.pause'))
  const close = async () => {
    const hasClosed = await act(() => call(closePlatformOpening, request), t('admin.openings.done.close'))
    if (hasClosed && isNew) void navigate('/openings/platform')
  }
  const duplicate = async () => {
    const copy = () => call(duplicatePlatformOpening, { params: { id }, body: { newId: copyId } })
    const hasCopied = await act(copy, t('admin.openings.done.duplicate'))
    if (hasCopied) void navigate(`/openings/platform/${copyId}/edit`)
  }
  const renew = (closesOn: string) =>
    act(
      () => call(renewPlatformOpening, { params: { id }, body: { version, closesOn } }),
      t('admin.openings.done.renew'),
    )

  return (
    <RecordSection title={t('admin.openings.platform.acts')}>
      <DoneNotice text={done} />
      <Row $gap={3}>
        {(state === 'draft' || state === 'paused') && (
          <Button $inactive={isBusy} onClick={() => void publish()}>
            {t('admin.openings.form.publish')}
          </Button>
        )}
        {state !== 'closed' && !feed && (
          <ButtonLink to={`/openings/platform/${id}/edit`} $variant="secondary">
            {t('admin.openings.form.edit')}
          </ButtonLink>
        )}
        {state === 'open' && (
          <Button $variant="secondary" $inactive={isBusy} onClick={() => void pause()}>
            {t('admin.openings.platform.pause')}
          </Button>
        )}
        <Button $variant="secondary" $inactive={isBusy} onClick={() => void duplicate()}>
          {t('admin.openings.platform.duplicate')}
        </Button>
        {state !== 'closed' && (
          <Button $variant="danger" $inactive={isBusy} onClick={() => void close()}>
            {t(isNew ? 'admin.openings.platform.delete' : 'admin.openings.platform.close')}
          </Button>
        )}
      </Row>
      {(state === 'open' || state === 'paused' || state === 'closed') && (
        <Renewal isBusy={isBusy} onRenew={renew} />
      )}
      <AdminFailure failure={failure} />
    </RecordSection>
  )
}

/** Gives an opening a new closing day. One that was closed is open again. */
function Renewal({ isBusy, onRenew }: { isBusy: boolean; onRenew: (closesOn: string) => Promise<boolean> }) {
  const t = useT()
  const [day, setDay] = useState('')
  const isInactive = isBusy || closingError(day, today(), lastDay()) !== undefined
  return (
    <Row $gap={3}>
      <Field
        label={t('admin.openings.platform.newDay')}
        type="date"
        min={today()}
        max={lastDay()}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button $variant="secondary" $inactive={isInactive} onClick={() => !isInactive && void onRenew(day)}>
        {t('admin.openings.platform.renew')}
      </Button>
    </Row>
  )
}
