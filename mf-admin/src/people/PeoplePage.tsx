import { useEndpoint } from '@mentor-connect/api'
import { PEOPLE_SORTS, searchPeople } from '@mentor-connect/contract/admin/people'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, SearchField, SelectField, Title } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedTable } from '../list-controls/PagedTable'
import { unlessAll, useSearchText, useSortedFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'
import { FILTERS, usePeopleChoices } from './usePeopleChoices'
import { usePeopleColumns } from './usePeopleColumns'

const SEARCH_MAX = 200

export default function PeoplePage() {
  const t = useT()
  const columns = usePeopleColumns()
  const choices = usePeopleChoices()
  const [search, setSearch] = useSearchText()
  const filters = useSortedFilters({ ...FILTERS, sort: PEOPLE_SORTS })
  const { chosen, after, choose, showPage, sort } = filters
  const query = {
    ...(search && { search }),
    role: unlessAll(chosen.role),
    state: unlessAll(chosen.state),
    joined: unlessAll(chosen.joined),
    active: unlessAll(chosen.active),
    language: unlessAll(chosen.language),
    sort: chosen.sort,
    after,
  }
  const list = useEndpoint(searchPeople, { query })

  return (
    <AreaPage>
      <PageTitle>{t('admin.people.title')}</PageTitle>
      <Title>{t('admin.people.title')}</Title>
      <FilterBar
        count={filters.count}
        search={
          <SearchField
            label={t('admin.people.search')}
            value={search}
            maxLength={SEARCH_MAX}
            onSearch={setSearch}
          />
        }
      >
        {choices.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            value={chosen[name]}
            onChange={(value) => choose(name, value)}
            options={options}
          />
        ))}
      </FilterBar>
      <PagedTable
        label={t('admin.people.title')}
        columns={columns}
        list={list}
        empty={t('admin.people.empty')}
        keyOf={({ id }) => id}
        linkOf={({ role, id }) => `/people/${role}/${id}`}
        sort={sort}
        onNext={showPage}
      />
    </AreaPage>
  )
}
