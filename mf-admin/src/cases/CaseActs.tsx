import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { call } from '@mentor-connect/api'
import { assignCase, reopenCase, type CaseDetail } from '@mentor-connect/contract/admin/cases'
import { Button, Field, Muted, Row } from '@mentor-connect/ui'
import { useState } from 'react'
import { DoneNotice } from '../operator/DoneNotice'
import { useAct } from '../operator/useAct'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { useOperator } from '../operator/useOperator'
import { DecideCase } from './DecideCase'

interface CaseActsProps {
  found: CaseDetail
  onChange: () => void
}

/** The actions that the case's state allows: take it, decide it if it is assigned to the operator, or open it again. */
export function CaseActs({ found, onChange }: CaseActsProps) {
  const t = useT()
  const { data: operator } = useOperator()
  const acting = useAct(onChange)
  const isMine = found.state === 'assigned' && found.assignee === operator?.email

  return (
    <RecordSection title={t('admin.decision.title')}>
      <DoneNotice text={acting.done} />
      {isMine && <DecideCase found={found} acting={acting} />}
      {!isMine && found.state !== 'decided' && <Assign found={found} acting={acting} />}
      {found.state === 'decided' && <Reopen id={found.id} acting={acting} />}
      <AdminFailure failure={acting.failure} />
    </RecordSection>
  )
}

type Acting = ReturnType<typeof useAct>

function Assign({ found: { id, assignee }, acting }: { found: CaseDetail; acting: Acting }) {
  const t = useT()
  const assign = () =>
    acting.act(
      () => call(assignCase, { params: { id }, body: { from: assignee } }),
      t('admin.cases.assigned'),
    )
  return (
    <>
      <Muted>
        {assignee ? t('admin.cases.assignedTo', { operator: assignee }) : t('admin.cases.assignFirst')}
      </Muted>
      <Row $gap={3}>
        <Button $inactive={acting.isBusy} onClick={() => void assign()}>
          {t(assignee ? 'admin.cases.takeOver' : 'admin.cases.assign')}
        </Button>
      </Row>
    </>
  )
}

function Reopen({ id, acting }: { id: string; acting: Acting }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const isReady = !acting.isBusy && !isBlank(reason)
  const reopen = () =>
    acting.act(() => call(reopenCase, { params: { id }, body: { reason } }), t('admin.cases.reopened'))
  return (
    <>
      <Field
        label={t('admin.cases.reopenReason')}
        hint={t('admin.cases.reopenHint')}
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Row $gap={3}>
        <Button $variant="secondary" $inactive={!isReady} onClick={() => void reopen()}>
          {t('admin.cases.reopen')}
        </Button>
      </Row>
    </>
  )
}
