import { call } from '@mentor-connect/api'
import { approveOpening, rejectOpening, type OpeningToDecide } from '@mentor-connect/contract/admin/openings'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { Button, Field, Muted, Row } from '@mentor-connect/ui'
import { useState } from 'react'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import type { useAct } from '../operator/useAct'
import { ConfirmDecision, type OpeningDecision } from './ConfirmDecision'

interface DecideOpeningProps {
  opening: OpeningToDecide
  acting: ReturnType<typeof useAct>
  /** Called if the server refuses, because another operator or the poster may have changed the opening meanwhile. */
  onRefused: () => void
}

/** Approves an opening, or rejects it with a reason. Both are confirmed first. */
export function DecideOpening({ opening, acting, onRefused }: DecideOpeningProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  // A decision is about the version that was on the page when it was chosen, even if the page is read again meanwhile.
  const [chosen, setChosen] = useState<{ decision: OpeningDecision; version: number }>()
  const { act, isBusy, failure } = acting
  const params = { id: opening._id }
  // Nobody gets a notification about an opening of the platform.
  const isOfPlatform = opening.poster.kind === 'platform'
  const suffix = isOfPlatform ? '.platform' : ''
  const choose = (decision: OpeningDecision) => setChosen({ decision, version: opening.version })

  const decide = async (decision: OpeningDecision, version: number) => {
    setChosen(undefined)
    const send = () =>
      decision === 'approve'
        ? call(approveOpening, { params, body: { version } })
        : call(rejectOpening, { params, body: { version, reason } })
    if (!(await act(send, t(`admin.openings.done.${decision}${suffix}`)))) onRefused()
  }

  return (
    <RecordSection title={t('admin.decision.title')}>
      <Muted>{t(`admin.openings.next${suffix}`)}</Muted>
      <Field
        label={t('admin.openings.reason')}
        hint={t(`admin.openings.reasonHint${suffix}`)}
        rows={4}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Row $gap={3}>
        <Button $inactive={isBusy} onClick={() => choose('approve')}>
          {t('admin.decision.approve')}
        </Button>
        <Button $variant="danger" $inactive={isBusy || isBlank(reason)} onClick={() => choose('reject')}>
          {t('admin.decision.reject')}
        </Button>
      </Row>
      <AdminFailure failure={failure} />
      {chosen && (
        <ConfirmDecision
          decision={chosen.decision}
          reason={reason}
          isOfPlatform={isOfPlatform}
          onConfirm={() => void decide(chosen.decision, chosen.version)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </RecordSection>
  )
}
