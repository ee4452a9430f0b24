import { useEndpoint } from '@mentor-connect/api'
import { JOB_STATES, listJobs } from '@mentor-connect/contract/admin/jobs'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, LoadFailed, SelectField, Title } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { useFilters } from '../list-controls/useFilters'
import { RowSkeletons } from '../list-controls/RowSkeletons'
import { useT } from '../messages/useT'
import { JobTable } from './JobTable'

export default function JobsPage() {
  const t = useT()
  const { chosen, choose } = useFilters({ state: JOB_STATES })
  const { data, error, retry } = useEndpoint(listJobs, { query: { state: chosen.state } })

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
      {error && <LoadFailed error={error} onRetry={retry} />}
      {!error && !data && <RowSkeletons />}
      {!error && data && <JobTable key={chosen.state} {...data} onChange={retry} />}
    </AreaPage>
  )
}
