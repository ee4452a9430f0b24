import { useEndpoint } from '@mentor-connect/api'
import {
  CASE_AGES,
  CASE_VIEWS,
  DECIDED_CASE_SORTS,
  listCases,
  OPEN_CASE_SORTS,
} from '@mentor-connect/contract/admin/cases'
import { PageTitle, useSearchState } from '@mentor-connect/contract/remote'
import { REPORT_KINDS } from '@mentor-connect/contract/trust/reports'
import { useKindT } from '@mentor-connect/features/report/kinds'
import { AreaPage, SelectField, Title } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedTable } from '../list-controls/PagedTable'
import { unlessAll, useSortedFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'
import { useCaseColumns } from './useCaseColumns'

const KINDS = ['all', ...REPORT_KINDS] as const
const AGES = ['all', ...CASE_AGES] as const

export default function CasesPage() {
  const t = useT()
  const kindT = useKindT()
  const [params] = useSearchState()
  const isDecided = params.get('view') === 'decided'
  const orders = isDecided ? DECIDED_CASE_SORTS : OPEN_CASE_SORTS
  const filters = useSortedFilters({ view: CASE_VIEWS, kind: KINDS, age: AGES, sort: orders })
  const { chosen, after, choose, showPage, sort } = filters
  const { view, kind, age } = chosen
  const columns = useCaseColumns(isDecided)
  const query = { view, kind: unlessAll(kind), age: unlessAll(age), sort: chosen.sort, after }
  const list = useEndpoint(listCases, { query })

  return (
    <AreaPage>
      <PageTitle>{t('admin.cases.title')}</PageTitle>
      <Title>{t('admin.cases.title')}</Title>
      <FilterBar count={filters.count}>
        <SelectField
          label={t('admin.cases.view')}
          value={view}
          onChange={(value) => choose('view', value)}
          options={CASE_VIEWS.map((value) => ({ value, label: t(`admin.cases.view.${value}`) }))}
        />
        <SelectField
          label={t('admin.cases.kind')}
          value={kind}
          onChange={(value) => choose('kind', value)}
          options={KINDS.map((value) => ({
            value,
            label: value === 'all' ? t('admin.cases.everyKind') : kindT(`reported.${value}.kind`),
          }))}
        />
        <SelectField
          label={t('admin.cases.age')}
          value={age}
          onChange={(value) => choose('age', value)}
          options={AGES.map((value) => ({ value, label: t(`admin.cases.age.${value}`) }))}
        />
      </FilterBar>
      <PagedTable
        label={t('admin.cases.title')}
        columns={columns}
        list={list}
        empty={t('admin.cases.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/cases/${id}`}
        sort={sort}
        onNext={showPage}
      />
    </AreaPage>
  )
}
