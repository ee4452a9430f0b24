import { useEndpoint } from '@mentor-connect/api'
import { getPerson, type PersonDetail } from '@mentor-connect/contract/admin/people'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { useFormats } from '@mentor-connect/i18n'
import { Tag } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { EmailText } from '../list-controls/EmailText'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { canOpen } from '../operator/sections'
import { useOperator } from '../operator/useOperator'
import { RecordLayout } from '../list-controls/RecordLayout'
import { RecordHeader } from '../list-controls/RecordHeader'
import { RecordMissing } from '../list-controls/RecordMissing'
import { MissedSessions } from './missed-sessions/MissedSessions'
import { PersonActs } from './PersonActs'
import { Sanctions } from './Sanctions'

export default function PersonPage() {
  const t = useT()
  const { shortDate } = useFormats()
  const { role, id } = useParams() as { role: Role; id: string }
  const { data: operator } = useOperator()
  const { data, error, retry } = useEndpoint(getPerson, { params: { role, id } })

  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  return (
    <RecordLayout>
      <RecordHeader name={data.name}>
        <Tag>{t(`admin.role.${data.role}`)}</Tag>
        {data.suspended && <Tag>{t('admin.standing.suspended')}</Tag>}
      </RecordHeader>
      <RecordSection>
        <Details
          items={[
            [t('admin.field.email'), <EmailText key="email" email={data.email} />],
            [t('admin.people.joined'), shortDate(data.joinedAt)],
          ]}
        />
      </RecordSection>
      <Sessions sessions={data.sessions} />
      {data.role === 'mentor' && operator && canOpen(operator.role, '/cases/missed-sessions') && (
        <MissedSessions mentorId={data.id} />
      )}
      <Sanctions person={data} onChange={retry} />
      <PersonActs person={data} onChange={retry} />
    </RecordLayout>
  )
}

function Sessions({ sessions }: Pick<PersonDetail, 'sessions'>) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <RecordSection title={t('admin.person.sessions', { count: sessions.length })}>
      <Details
        items={sessions.map(({ createdAt, lastUsedAt, browser, system }) => [
          dateTime(lastUsedAt ?? createdAt),
          [browser, system].filter(Boolean).join(', ') || t('admin.person.unknownDevice'),
        ])}
      />
    </RecordSection>
  )
}
