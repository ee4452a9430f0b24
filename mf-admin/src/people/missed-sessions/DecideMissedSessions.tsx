import { call } from '@mentor-connect/api'
import {
  decideMissedSessions,
  MISSED_SESSIONS_DECISIONS,
  type MissedSessionsDecision,
} from '@mentor-connect/contract/admin/missedSessions'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { Button, Field, Row, SelectField } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../../messages/useT'
import type { useAct } from '../../operator/useAct'

interface DecideMissedSessionsProps {
  mentorId: string
  /** The time from which the newest of the shown sessions counted. */
  until: string
  acting: ReturnType<typeof useAct>
}

/** Stores what was decided. Sanctions are imposed in their own section before. */
export function DecideMissedSessions({ mentorId, until, acting }: DecideMissedSessionsProps) {
  const t = useT()
  const { act, isBusy } = acting
  const [decision, setDecision] = useState<MissedSessionsDecision>('spoken')
  const [note, setNote] = useState('')
  const decide = () =>
    act(
      () => call(decideMissedSessions, { params: { id: mentorId }, body: { decision, note, until } }),
      t('admin.missed.done'),
    )
  return (
    <>
      <SelectField
        label={t('admin.missed.decision')}
        value={decision}
        onChange={setDecision}
        options={MISSED_SESSIONS_DECISIONS.map((value) => ({
          value,
          label: t(`admin.missed.decision.${value}`),
        }))}
      />
      <Field
        label={t('admin.missed.note')}
        hint={t('admin.missed.noteHint')}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Row $gap={3}>
        <Button $inactive={isBusy || isBlank(note)} onClick={() => void decide()}>
          {t('admin.missed.decide')}
        </Button>
      </Row>
    </>
  )
}
