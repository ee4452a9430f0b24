import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { listAudit, verifyAudit, type AuditRecord } from '@mentor-connect/contract/admin/audit'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { PageTitle, useSearchState } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, Button, Empty, LoadFailed, Notice, Row, SearchField, Title } from '@mentor-connect/ui'
import { useState } from 'react'
import type { Columns } from '../list-controls/columns'
import { DataTable } from '../list-controls/DataTable'
import { SearchBox } from '../list-controls/FilterBar'
import { EmailText } from '../list-controls/EmailText'
import { Pages } from '../list-controls/Pages'
import { RowSkeletons } from '../list-controls/RowSkeletons'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'

export default function AuditPage() {
  const t = useT()
  const [params, update] = useSearchState()
  const operator = params.get('operator') ?? ''
  const before = Number(params.get('before')) || undefined
  const show = (query: Record<string, string>) => update(() => new URLSearchParams(query))

  return (
    <AreaPage>
      <PageTitle>{t('admin.audit.title')}</PageTitle>
      <Title>{t('admin.audit.title')}</Title>
      <Verification />
      <SearchBox>
        <SearchField
          label={t('admin.audit.operator')}
          value={operator}
          maxLength={320}
          onSearch={(text) => show(text ? { operator: text } : {})}
        />
      </SearchBox>
      <Records
        operator={operator}
        before={before}
        onNext={(next) => show({ ...(operator && { operator }), before: String(next) })}
      />
    </AreaPage>
  )
}

function Verification() {
  const t = useT()
  const [verdict, setVerdict] = useState<ReplyOf<typeof verifyAudit>>()
  const { attempt, isBusy, failure } = useAttempt()
  const verify = () => attempt(async () => setVerdict((await call(verifyAudit, { body: {} })).data))

  return (
    <>
      <Row $gap={3}>
        <Button $variant="secondary" $inactive={isBusy} onClick={() => void verify()}>
          {t('admin.audit.verify')}
        </Button>
      </Row>
      {verdict?.intact && (
        <Notice tone="success">
          {t('admin.audit.intact', { count: verdict.records, hash: verdict.hash })}
        </Notice>
      )}
      {verdict && !verdict.intact && (
        <Notice tone="danger">{t('admin.audit.broken', { problem: verdict.problem ?? '' })}</Notice>
      )}
      <AdminFailure failure={failure} />
    </>
  )
}

interface RecordsProps {
  operator: string
  before?: number
  onNext: (before: number) => void
}

function Records({ operator, before, onNext }: RecordsProps) {
  const t = useT()
  const columns = useColumns()
  const query = { ...(operator && { operator }), ...(before && { before }) }
  const { data, error, isLoading, retry } = useEndpoint(listAudit, { query })

  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (isLoading || !data) return <RowSkeletons />
  const last = data.records.at(-1)
  if (!last) return <Empty title={t('admin.audit.empty')} />
  return (
    <Pages shown={data} next={data.hasMore ? last.seq : null} onNext={onNext}>
      <DataTable
        label={t('admin.audit.title')}
        columns={columns}
        rows={data.records}
        keyOf={({ seq }) => String(seq)}
      />
    </Pages>
  )
}

function useColumns(): Columns<AuditRecord> {
  const t = useT()
  const { dateTime } = useFormats()
  return [
    { head: t('admin.audit.number'), render: ({ seq }) => String(seq) },
    { head: t('admin.audit.at'), render: ({ at }) => dateTime(at) },
    { head: t('admin.audit.who'), render: ({ operator }) => <EmailText email={operator} /> },
    { head: t('admin.audit.act'), render: ({ act }) => act },
    {
      head: t('admin.audit.target'),
      render: ({ email, target }) => (email ? <EmailText email={email} /> : target),
    },
    { head: t('admin.cases.reason'), render: ({ reason }) => reason },
  ]
}
