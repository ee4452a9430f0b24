import { useEndpoint } from '@mentor-connect/api'
import { getApplication, type Application } from '@mentor-connect/contract/admin/applications'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, Avatar, Row, SectionTitle, Tag, Tags, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { useT } from '../messages/useT'
import { RecordMissing } from '../list-controls/RecordMissing'
import { DecisionForm } from './DecisionForm'

export default function ApplicationPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getApplication, { params: { id } })

  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  return (
    <AreaPage>
      <PageTitle>{data.name}</PageTitle>
      <Row $gap={4}>
        <Avatar name={data.name} src={data.picture ?? undefined} size={96} />
        <div>
          <Title>{data.name}</Title>
          <Tag>{t(`admin.standing.${data.standing}`)}</Tag>
        </div>
      </Row>
      <Given application={data} />
      {data.standing !== 'suspended' && <DecisionForm application={data} onChange={retry} />}
      <History application={data} />
    </AreaPage>
  )
}

function Given({ application }: { application: Application }) {
  const t = useT()
  const { shortDate } = useFormats()
  const { email, mobile, domains, expertise, experience, links, joinedAt } = application
  return (
    <Details
      items={[
        [t('admin.field.email'), email],
        [t('admin.field.mobile'), mobile ?? t('admin.field.none')],
        [t('admin.field.domains'), <Tags key="domains" values={domains} />],
        [t('admin.field.expertise'), expertise],
        [t('admin.field.experience'), String(experience)],
        [t('admin.field.links'), <Links key="links" links={links} />],
        [t('admin.field.joined'), shortDate(joinedAt)],
      ]}
    />
  )
}

/** Strangers wrote these links, so `rel` keeps the opened page from learning anything about this one. */
function Links({ links }: { links: string[] }) {
  return links.map((link) => (
    <div key={link}>
      <a href={`https://${link}`} target="_blank" rel="noopener noreferrer nofollow">
        {link}
      </a>
    </div>
  ))
}

function History({ application: { history } }: { application: Application }) {
  const t = useT()
  const { dateTime } = useFormats()
  if (history.length === 0) return null
  return (
    <section>
      <SectionTitle>{t('admin.applications.history')}</SectionTitle>
      <Details
        items={history.map(({ at, operator, act, reason }) => [
          `${dateTime(at)} · ${operator}`,
          [act, reason].filter(Boolean).join(': '),
        ])}
      />
    </section>
  )
}
