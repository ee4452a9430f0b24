import { call, useEndpoint } from '@mentor-connect/api'
import { JOB_STATES, listJobs, retryJob, type AdminJob } from '@mentor-connect/contract/admin/jobs'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import {
  AreaPage,
  Button,
  Card,
  Empty,
  LoadFailed,
  Muted,
  Notice,
  Row,
  SelectField,
  Skeleton,
  Stack,
  Title,
} from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { useFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { useAct } from '../operator/useAct'

export default function JobsPage() {
  const t = useT()
  const { chosen, choose } = useFilters({ state: JOB_STATES })
  const list = useEndpoint(listJobs, { query: { state: chosen.state } })
  const { act, isBusy, failure, done } = useAct(list.retry)
  const retry = (id: string) =>
    act(() => call(retryJob, { params: { id }, body: {} }), t('admin.jobs.retried'))

  return (
    <AreaPage>
      <PageTitle>{t('admin.jobs.title')}</PageTitle>
      <Title>{t('admin.jobs.title')}</Title>
      <FilterBar>
        <SelectField
          label={t('admin.list.state')}
          value={chosen.state}
          onChange={(value) => choose('state', value)}
          options={JOB_STATES.map((value) => ({ value, label: t(`admin.jobs.state.${value}`) }))}
        />
      </FilterBar>
      <DoneNotice text={done} />
      <AdminFailure failure={failure} />
      <Jobs list={list} isBusy={isBusy} onRetry={(id) => void retry(id)} />
    </AreaPage>
  )
}

interface JobsProps {
  list: ReturnType<typeof useEndpoint<typeof listJobs>>
  isBusy: boolean
  onRetry: (id: string) => void
}

function Jobs({ list: { data, error, isLoading, retry }, isBusy, onRetry }: JobsProps) {
  const t = useT()
  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (isLoading || !data) return <Skeleton $height="12rem" aria-busy />
  return (
    <Stack $gap={4}>
      {!data.hasChat && <Notice tone="warning">{t('admin.jobs.noChat')}</Notice>}
      {data.jobs.length === 0 && <Empty title={t('admin.jobs.empty')} />}
      {data.jobs.map((job) => (
        <JobCard key={job.id} job={job} isBusy={isBusy} onRetry={() => onRetry(job.id)} />
      ))}
    </Stack>
  )
}

interface JobCardProps {
  job: AdminJob
  isBusy: boolean
  onRetry: () => void
}

function JobCard({ job, isBusy, onRetry }: JobCardProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const { kind, key, service, attempts, runAt, error, state } = job
  return (
    <Card $padding={4}>
      <Stack $gap={2}>
        <Row $gap={3}>
          <strong>{kind}</strong>
          <Muted>{t(`admin.jobs.service.${service}`)}</Muted>
          <Muted>{t('admin.jobs.attempts', { count: attempts })}</Muted>
          <Muted>{t('admin.jobs.due', { time: dateTime(runAt) })}</Muted>
        </Row>
        <code>{key}</code>
        {error && <Notice tone={state === 'dead' ? 'danger' : 'info'}>{error}</Notice>}
        {(state === 'dead' || state === 'waiting') && (
          <span>
            <Button
              $variant="secondary"
              $small
              $inactive={isBusy}
              aria-label={t('admin.jobs.retryOf', { kind })}
              onClick={onRetry}
            >
              {t('admin.jobs.retry')}
            </Button>
          </span>
        )}
      </Stack>
    </Card>
  )
}
