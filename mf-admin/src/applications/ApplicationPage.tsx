import { useEndpoint } from '@mentor-connect/api'
import { getApplication, type Application } from '@mentor-connect/contract/admin/applications'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { Avatar, Row, Stack, Tag, Tags, Title, useSubjectName } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { Details } from '../list-controls/Details'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { EmailText } from '../list-controls/EmailText'
import { RecordMissing } from '../list-controls/RecordMissing'
import { RecordLayout } from '../list-controls/RecordLayout'
import { actName } from './actNames'
import { DecisionForm } from './DecisionForm'

export default function ApplicationPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getApplication, { params: { id } })

  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  return (
    <RecordLayout>
      <PageTitle>{data.name}</PageTitle>
      <Row $gap={4}>
        <Avatar name={data.name} src={data.picture ?? undefined} size={96} />
        <Stack $gap={2}>
          <Title>{data.name}</Title>
          <Row $gap={2}>
            <Tag>{t(`admin.standing.${data.standing}`)}</Tag>
          </Row>
        </Stack>
      </Row>
      <Given application={data} />
      {data.standing !== 'suspended' && <DecisionForm application={data} onChange={retry} />}
      <History application={data} />
    </RecordLayout>
  )
}

function Given({ application }: { application: Application }) {
  const t = useT()
  const { shortDate } = useFormats()
  const subject = useSubjectName()
  const { email, mobile, domains, expertise, experience, links, joinedAt } = application
  return (
    <RecordSection>
      <Details
        items={[
          [t('admin.field.email'), <EmailText key="email" email={email} />],
          [t('admin.field.mobile'), mobile ?? t('admin.field.none')],
          [t('admin.field.domains'), <Tags key="subjects" values={domains.map(subject)} />],
          [t('admin.field.expertise'), expertise],
          [t('admin.field.experience'), String(experience)],
          [
            t('admin.field.links'),
            links.length > 0 ? <Links key="links" links={links} /> : t('admin.field.none'),
          ],
          [t('admin.applications.applied'), shortDate(joinedAt)],
        ]}
      />
    </RecordSection>
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
    <RecordSection title={t('admin.applications.history')}>
      <Details
        items={history.map(({ at, operator, act, reason }) => [
          `${dateTime(at)} · ${operator}`,
          [actName(t, act), reason].filter(Boolean).join(': '),
        ])}
      />
    </RecordSection>
  )
}
