import { useEndpoint } from '@mentor-connect/api'
import { APPEAL_SORTS, APPEAL_STATES, listAppeals, type Appeal } from '@mentor-connect/contract/admin/appeals'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, SelectField, Title } from '@mentor-connect/ui'
import type { Column, Columns } from '../list-controls/columns'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedTable } from '../list-controls/PagedTable'
import { useSortedFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'
import { WaitingTime } from '../list-controls/WaitingTime'

export default function AppealsPage() {
  const t = useT()
  const filters = useSortedFilters({ state: APPEAL_STATES, sort: APPEAL_SORTS })
  const { chosen, after, choose, showPage, sort } = filters
  const columns = useColumns(chosen.state === 'open')
  const list = useEndpoint(listAppeals, { query: { ...chosen, after } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.appeals.title')}</PageTitle>
      <Title>{t('admin.appeals.title')}</Title>
      <FilterBar>
        <SelectField
          label={t('admin.list.state')}
          value={chosen.state}
          onChange={(value) => choose('state', value)}
          options={APPEAL_STATES.map((value) => ({ value, label: t(`admin.appeals.state.${value}`) }))}
        />
      </FilterBar>
      <PagedTable
        label={t('admin.appeals.title')}
        columns={columns}
        list={list}
        empty={t('admin.appeals.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/cases/appeals/${id}`}
        sort={sort}
        onNext={showPage}
      />
    </AreaPage>
  )
}

function useColumns(isOpen: boolean): Columns<Appeal> {
  const t = useT()
  const { shortDate } = useFormats()
  const waiting: Column<Appeal> = {
    head: t('admin.waiting.since'),
    render: ({ at }) => <WaitingTime since={at} kind="appeals" />,
  }
  const decidedBy: Column<Appeal> = {
    head: t('admin.cases.decidedBy'),
    render: (appeal) => appeal.decidedBy,
  }
  return [
    { head: t('admin.field.name'), render: ({ person }) => person.name ?? t('admin.person.deleted') },
    { head: t('admin.appeals.against'), render: ({ sanction }) => t(`admin.sanction.${sanction.kind}`) },
    { head: t('admin.appeals.text'), render: ({ text }) => shortened(text) },
    { head: t('admin.appeals.at'), sort: 'at', render: ({ at }) => shortDate(at) },
    isOpen ? waiting : decidedBy,
  ]
}

const SHOWN = 120
const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
