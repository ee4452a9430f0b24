import { useEndpoint } from '@mentor-connect/api'
import { getPerson, type PersonDetail } from '@mentor-connect/contract/admin/people'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { useFormats } from '@mentor-connect/i18n'
import { Row, SectionTitle, Stack, Tag } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { useT } from '../messages/useT'
import { RecordPage } from '../list-controls/RecordPage'
import { RecordHeader } from '../list-controls/RecordHeader'
import { RecordMissing } from '../list-controls/RecordMissing'
import { PersonActs } from './PersonActs'
import { Sanctions } from './Sanctions'

export default function PersonPage() {
  const t = useT()
  const { shortDate } = useFormats()
  const { role, id } = useParams() as { role: Role; id: string }
  const { data, error, retry } = useEndpoint(getPerson, { params: { role, id } })

  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  return (
    <RecordPage>
      <RecordHeader name={data.name}>
        <Row $gap={2}>
          <Tag>{t(`admin.role.${data.role}`)}</Tag>
          {data.suspended && <Tag>{t('admin.standing.suspended')}</Tag>}
        </Row>
      </RecordHeader>
      <Details
        items={[
          [t('admin.field.email'), data.email],
          [t('admin.field.joined'), shortDate(data.joinedAt)],
        ]}
      />
      <Sessions sessions={data.sessions} />
      <Sanctions person={data} onChange={retry} />
      <PersonActs person={data} onChange={retry} />
    </RecordPage>
  )
}

function Sessions({ sessions }: Pick<PersonDetail, 'sessions'>) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Stack as="section" $gap={4}>
      <SectionTitle>{t('admin.person.sessions', { count: sessions.length })}</SectionTitle>
      <Details
        items={sessions.map(({ createdAt, lastUsedAt, browser, system }) => [
          dateTime(lastUsedAt ?? createdAt),
          [browser, system].filter(Boolean).join(', ') || t('admin.person.unknownDevice'),
        ])}
      />
    </Stack>
  )
}
