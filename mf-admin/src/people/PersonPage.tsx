import { useEndpoint } from '@mentor-connect/api'
import { getPerson, type PersonDetail } from '@mentor-connect/contract/admin/people'
import type { Role } from '@mentor-connect/contract/api/people'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, LoadFailed, Row, SectionTitle, Skeleton, Tag, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { useT } from '../messages/useT'
import { PersonActs } from './PersonActs'
import { Sanctions } from './Sanctions'

export default function PersonPage() {
  const t = useT()
  const { shortDate } = useFormats()
  const { role, id } = useParams() as { role: Role; id: string }
  const { data, error, retry } = useEndpoint(getPerson, { params: { role, id } })

  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (!data) return <Skeleton $height="20rem" aria-busy />
  return (
    <AreaPage>
      <PageTitle>{data.name}</PageTitle>
      <header>
        <Title>{data.name}</Title>
        <Row $gap={2}>
          <Tag>{t(`admin.role.${data.role}`)}</Tag>
          {data.suspended && <Tag>{t('admin.standing.suspended')}</Tag>}
        </Row>
      </header>
      <Details
        items={[
          [t('admin.field.email'), data.email],
          [t('admin.field.joined'), shortDate(data.joinedAt)],
        ]}
      />
      <Sessions sessions={data.sessions} />
      <Sanctions person={data} onChange={retry} />
      <PersonActs person={data} onChange={retry} />
    </AreaPage>
  )
}

function Sessions({ sessions }: Pick<PersonDetail, 'sessions'>) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <section>
      <SectionTitle>{t('admin.person.sessions', { count: sessions.length })}</SectionTitle>
      <Details
        items={sessions.map(({ createdAt, lastUsedAt, browser, system }) => [
          dateTime(lastUsedAt ?? createdAt),
          [browser, system].filter(Boolean).join(', ') || t('admin.person.unknownDevice'),
        ])}
      />
    </section>
  )
}
