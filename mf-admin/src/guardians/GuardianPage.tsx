import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { call, useEndpoint } from '@mentor-connect/api'
import {
  getConsent,
  refuseConsent,
  verifyConsent,
  type Consent,
} from '@mentor-connect/contract/admin/guardians'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Field, Muted, Row, Tag } from '@mentor-connect/ui'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { DoneNotice } from '../operator/DoneNotice'
import { useAct } from '../operator/useAct'
import { Details } from '../list-controls/Details'
import { EmailText } from '../list-controls/EmailText'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { RecordLayout } from '../list-controls/RecordLayout'
import { RecordHeader } from '../list-controls/RecordHeader'
import { RecordMissing } from '../list-controls/RecordMissing'
import { AdminFailure } from '../operator/AdminFailure'

export default function GuardianPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getConsent, { params: { id } })
  const acting = useAct(retry)

  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  return (
    <RecordLayout>
      <RecordHeader name={data.name}>
        <Tag>{t(`admin.guardians.state.${data.state}`)}</Tag>
      </RecordHeader>
      <Facts consent={data} />
      <DoneNotice text={acting.done} />
      {data.state === 'given' && <DecideConsent id={id} acting={acting} />}
    </RecordLayout>
  )
}

function Facts({ consent }: { consent: Consent }) {
  const t = useT()
  const { dateTime } = useFormats()
  const { learnerId, email, birthYear, guardianName, guardianEmail, relation } = consent
  const none = t('admin.field.none')
  /** The row for an event; none if it has not happened. */
  const event = (name: string, at: string | null): [string, string][] => (at ? [[name, dateTime(at)]] : [])
  return (
    <RecordSection>
      <Details
        items={[
          [
            t('admin.guardians.learner'),
            <Link key="learner" to={`/people/user/${learnerId}`}>
              <EmailText email={email} />
            </Link>,
          ],
          [t('admin.guardians.birthYear'), birthYear ? String(birthYear) : none],
          [t('admin.guardians.guardian'), guardianName ?? none],
          [t('admin.guardians.relation'), relation ? t(`admin.guardians.relation.${relation}`) : none],
          [
            t('admin.guardians.email'),
            <a key="mail" href={`mailto:${guardianEmail}`}>
              <EmailText email={guardianEmail} />
            </a>,
          ],
          ...event(t('admin.guardians.askedAt'), consent.askedAt),
          ...event(t('admin.guardians.givenAt'), consent.givenAt),
          ...event(t('admin.guardians.decidedAt'), consent.decidedAt),
        ]}
      />
    </RecordSection>
  )
}

function DecideConsent({ id, acting }: { id: string; acting: ReturnType<typeof useAct> }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const { act, isBusy, failure } = acting
  const verify = () =>
    act(() => call(verifyConsent, { params: { id }, body: {} }), t('admin.guardians.done.verified'))
  const refuse = () =>
    act(() => call(refuseConsent, { params: { id }, body: { reason } }), t('admin.guardians.done.refused'))
  return (
    <RecordSection title={t('admin.decision.title')}>
      <Muted>{t('admin.guardians.check')}</Muted>
      <Row $gap={3}>
        <Button $inactive={isBusy} onClick={() => void verify()}>
          {t('admin.guardians.verify')}
        </Button>
      </Row>
      <Field
        label={t('admin.guardians.reason')}
        hint={t('admin.guardians.reasonHint')}
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Row $gap={3}>
        <Button $variant="danger" $inactive={isBusy || isBlank(reason)} onClick={() => void refuse()}>
          {t('admin.guardians.refuse')}
        </Button>
      </Row>
      <AdminFailure failure={failure} />
    </RecordSection>
  )
}
