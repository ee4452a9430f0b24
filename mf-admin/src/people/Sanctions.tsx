import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { call } from '@mentor-connect/api'
import { liftSanction, sanctionPerson, type PersonDetail } from '@mentor-connect/contract/admin/people'
import { SANCTION_KINDS, type SanctionKind } from '@mentor-connect/contract/trust/sanctions'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Field, Row, SelectField, Stack } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { DoneNotice } from '../operator/DoneNotice'
import { daysOf, LengthField } from '../operator/LengthField'
import { Details } from '../list-controls/Details'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { useAct } from '../operator/useAct'

interface SanctionsProps {
  person: PersonDetail
  onChange: () => void
}

/** Sanctions of a person, and a form to impose or lift one. Both need the reason, which is mailed to the person. */
export function Sanctions({ person, onChange }: SanctionsProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const [kind, setKind] = useState<SanctionKind>('warning')
  const [reason, setReason] = useState('')
  const [days, setDays] = useState(30)
  const { act, isBusy, failure, done } = useAct(onChange)
  const { role, id } = person
  const [isMissing, setMissing] = useState(false)
  const reasonField = useRef<HTMLInputElement>(null)

  const actOnce = async (run: () => Promise<unknown>, said: string) => {
    setMissing(isBlank(reason))
    if (isBlank(reason)) return reasonField.current?.focus()
    if (await act(run, said)) setReason('')
  }
  const body = { kind, reason, ...daysOf(kind, days) }
  const impose = () =>
    actOnce(() => call(sanctionPerson, { params: { role, id }, body }), t('admin.sanctions.imposed'))
  const lift = (sanctionId: string) =>
    actOnce(
      () => call(liftSanction, { params: { id: sanctionId }, body: { reason } }),
      t('admin.sanctions.lifted'),
    )

  return (
    <RecordSection title={t('admin.sanctions.title')}>
      <DoneNotice text={done} />
      <Details
        items={person.sanctions.map((one) => [
          `${t(`admin.sanction.${one.kind}`)} · ${dateTime(one.at)}`,
          <Stack key={one.id} $gap={2}>
            <span>{one.reason ?? one.note}</span>
            {one.endedAt && <span>{t('admin.sanctions.ended', { time: dateTime(one.endedAt) })}</span>}
            {one.endedAt === null && (
              <span>
                <Button $variant="secondary" $small $inactive={isBusy} onClick={() => void lift(one.id)}>
                  {t('admin.sanctions.lift')}
                </Button>
              </span>
            )}
          </Stack>,
        ])}
      />
      <SelectField
        label={t('admin.sanctions.kind')}
        value={kind}
        onChange={setKind}
        options={SANCTION_KINDS.map((value) => ({ value, label: t(`admin.sanction.${value}`) }))}
      />
      {(kind === 'limit' || kind === 'suspension') && <LengthField days={days} onChange={setDays} />}
      <Field
        label={t('admin.sanctions.reason')}
        rows={3}
        maxLength={2000}
        ref={reasonField}
        error={isMissing ? t('admin.sanctions.reasonMissing') : undefined}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
          setMissing(false)
        }}
      />
      <Row $gap={3}>
        <Button $variant="danger" $inactive={isBusy} onClick={() => void impose()}>
          {t('admin.sanctions.impose')}
        </Button>
      </Row>
      <AdminFailure failure={failure} />
    </RecordSection>
  )
}
