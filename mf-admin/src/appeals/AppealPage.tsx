import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { call, useEndpoint } from '@mentor-connect/api'
import { decideAppeal, getAppeal, type Appeal } from '@mentor-connect/contract/admin/appeals'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Field, Notice, Row, Tag } from '@mentor-connect/ui'
import { useState, type ReactNode } from 'react'
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

export default function AppealPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getAppeal, { params: { id } })
  const acting = useAct(retry)

  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  const name = data.person.name ?? t('admin.person.deleted')
  return (
    <RecordLayout>
      <RecordHeader name={name}>
        <Tag>{t(`admin.appeals.state.${data.state}`)}</Tag>
      </RecordHeader>
      <Facts appeal={data} />
      <DoneNotice text={acting.done} />
      {data.state === 'open' && !data.mayDecide && <Notice>{t('admin.appeals.otherOperator')}</Notice>}
      {data.state === 'open' && data.mayDecide && <DecideAppeal id={id} acting={acting} />}
    </RecordLayout>
  )
}

function Facts({ appeal: { person, sanction, text, at, answer, decidedBy } }: { appeal: Appeal }) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <RecordSection>
      <Details
        items={[
          [
            t('admin.cases.about'),
            <Link key="person" to={`/people/${person.role}/${person.id}`}>
              {person.email ? <EmailText email={person.email} /> : person.id}
            </Link>,
          ],
          [
            t('admin.appeals.against'),
            `${t(`admin.sanction.${sanction.kind}`)} · ${dateTime(sanction.at)} · ${sanction.by}`,
          ],
          [t('admin.cases.reason'), sanction.reason ?? ''],
          ...(sanction.caseId
            ? ([
                [
                  t('admin.appeals.case'),
                  <Link key="case" to={`/cases/${sanction.caseId}`}>
                    {t('admin.appeals.showCase')}
                  </Link>,
                ],
              ] satisfies [string, ReactNode][])
            : []),
          [`${t('admin.appeals.text')} · ${dateTime(at)}`, text],
          ...(answer
            ? ([[`${t('admin.appeals.answer')} · ${decidedBy ?? ''}`, answer]] as [string, string][])
            : []),
        ]}
      />
    </RecordSection>
  )
}

function DecideAppeal({ id, acting }: { id: string; acting: ReturnType<typeof useAct> }) {
  const t = useT()
  const [answer, setAnswer] = useState('')
  const isReady = !acting.isBusy && !isBlank(answer)
  const decide = (ruling: 'accepted' | 'rejected') =>
    acting.act(
      () => call(decideAppeal, { params: { id }, body: { ruling, answer } }),
      t(`admin.appeals.done.${ruling}`),
    )
  return (
    <RecordSection title={t('admin.decision.title')}>
      <Field
        label={t('admin.appeals.answer')}
        hint={t('admin.appeals.answerHint')}
        rows={4}
        maxLength={2000}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Row $gap={3}>
        <Button $inactive={!isReady} onClick={() => void decide('accepted')}>
          {t('admin.appeals.accept')}
        </Button>
        <Button $variant="secondary" $inactive={!isReady} onClick={() => void decide('rejected')}>
          {t('admin.appeals.reject')}
        </Button>
      </Row>
      <AdminFailure failure={acting.failure} />
    </RecordSection>
  )
}
