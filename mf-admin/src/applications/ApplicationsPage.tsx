import { useEndpoint } from '@mentor-connect/api'
import { listApplications, STANDINGS, type Standing } from '@mentor-connect/contract/admin/applications'
import { PageTitle, useSearchState } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import {
  AreaPage,
  Button,
  Empty,
  LoadFailed,
  Muted,
  Row,
  SelectField,
  Skeleton,
  Tag,
  Title,
} from '@mentor-connect/ui'
import { RowList } from '../list-controls/RowList'
import { useT } from '../messages/useT'

export default function ApplicationsPage() {
  const t = useT()
  const [params, update] = useSearchState()
  const standing = STANDINGS.find((one) => one === params.get('standing')) ?? 'pending'
  const after = params.get('after') ?? undefined
  const show = (query: Record<string, string>) => update(() => new URLSearchParams(query))

  return (
    <AreaPage>
      <PageTitle>{t('admin.applications.title')}</PageTitle>
      <Title>{t('admin.applications.title')}</Title>
      <SelectField
        label={t('admin.applications.standing')}
        value={standing}
        onChange={(value) => show({ standing: value })}
        options={STANDINGS.map((value) => ({ value, label: t(`admin.standing.${value}`) }))}
      />
      <Applications
        key={standing + String(after)}
        {...{ standing, after }}
        onNext={(next) => show({ standing, after: next })}
      />
    </AreaPage>
  )
}

interface ApplicationsProps {
  standing: Standing
  after?: string
  onNext: (after: string) => void
}

function Applications({ standing, after, onNext }: ApplicationsProps) {
  const t = useT()
  const { shortDate } = useFormats()
  const { data, error, isLoading, retry } = useEndpoint(listApplications, { query: { standing, after } })

  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (isLoading || !data) return <Skeleton $height="12rem" aria-busy />
  if (data.applications.length === 0) return <Empty title={t('admin.applications.empty')} />
  const { applications, next } = data
  return (
    <>
      <RowList
        label={t('admin.applications.title')}
        rows={applications}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/applications/${id}`}
        render={({ name, email, standing: own, expertise, joinedAt }) => (
          <>
            <strong>{name}</strong>
            <Muted>{email}</Muted>
            <span>{expertise}</span>
            <Row $gap={2}>
              <Tag>{t(`admin.standing.${own}`)}</Tag>
              <Muted>{shortDate(joinedAt)}</Muted>
            </Row>
          </>
        )}
      />
      {next && (
        <div>
          <Button $variant="secondary" onClick={() => onNext(next)}>
            {t('admin.list.next')}
          </Button>
        </div>
      )}
    </>
  )
}
