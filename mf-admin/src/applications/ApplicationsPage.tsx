import { useEndpoint } from '@mentor-connect/api'
import {
  APPLICATION_SORTS,
  listApplications,
  STANDINGS,
  type ListedApplication,
} from '@mentor-connect/contract/admin/applications'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, SelectField, Title } from '@mentor-connect/ui'
import type { Column, Columns } from '../list-controls/columns'
import { EmailText } from '../list-controls/EmailText'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedTable } from '../list-controls/PagedTable'
import { useSortedFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'
import { WaitingTime } from '../list-controls/WaitingTime'

export default function ApplicationsPage() {
  const t = useT()
  const filters = useSortedFilters({ standing: STANDINGS, sort: APPLICATION_SORTS })
  const { chosen, after, choose, showPage, sort } = filters
  const columns = useColumns(chosen.standing === 'pending')
  const list = useEndpoint(listApplications, { query: { ...chosen, after } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.applications.title')}</PageTitle>
      <Title>{t('admin.applications.title')}</Title>
      <FilterBar>
        <SelectField
          label={t('admin.applications.standing')}
          value={chosen.standing}
          onChange={(value) => choose('standing', value)}
          options={STANDINGS.map((value) => ({ value, label: t(`admin.standing.${value}`) }))}
        />
      </FilterBar>
      <PagedTable
        label={t('admin.applications.title')}
        columns={columns}
        list={list}
        empty={t('admin.applications.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/applications/${id}`}
        sort={sort}
        onNext={showPage}
      />
    </AreaPage>
  )
}

/** @param isWaiting true if the applications wait for a decision */
function useColumns(isWaiting: boolean): Columns<ListedApplication> {
  const t = useT()
  const { shortDate, number } = useFormats()
  const waiting: Column<ListedApplication> = {
    head: t('admin.waiting.since'),
    render: ({ joinedAt }) => <WaitingTime since={joinedAt} kind="applications" />,
  }
  return [
    { head: t('admin.field.name'), render: ({ name }) => name },
    { head: t('admin.field.email'), render: ({ email }) => <EmailText email={email} /> },
    { head: t('admin.field.expertise'), render: ({ expertise }) => expertise },
    {
      head: t('admin.field.experience'),
      sort: 'experience',
      isNumber: true,
      render: ({ experience }) => number(experience),
    },
    {
      head: t('admin.applications.applied'),
      sort: 'joined',
      render: ({ joinedAt }) => shortDate(joinedAt),
    },
    ...(isWaiting ? [waiting] : []),
  ]
}
