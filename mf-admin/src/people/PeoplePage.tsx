import { useEndpoint } from '@mentor-connect/api'
import { searchPeople } from '@mentor-connect/contract/admin/people'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, Empty, LoadFailed, Muted, SearchField, Skeleton, Tag, Title } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { RowList } from '../list-controls/RowList'
import { useSearchText } from '../list-controls/useFilters'
import { useT } from '../messages/useT'

const SEARCH_MAX = 200

export default function PeoplePage() {
  const t = useT()
  const [search, setSearch] = useSearchText()

  return (
    <AreaPage>
      <PageTitle>{t('admin.people.title')}</PageTitle>
      <Title>{t('admin.people.title')}</Title>
      <FilterBar>
        <SearchField
          label={t('admin.people.search')}
          value={search}
          maxLength={SEARCH_MAX}
          onSearch={setSearch}
        />
      </FilterBar>
      <People search={search} />
    </AreaPage>
  )
}

function People({ search }: { search: string }) {
  const t = useT()
  const { shortDate } = useFormats()
  const { data, error, isLoading, retry } = useEndpoint(searchPeople, { query: search ? { search } : {} })

  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (isLoading || !data) return <Skeleton $height="12rem" aria-busy />
  if (data.people.length === 0) return <Empty title={t('admin.people.empty')} />
  return (
    <>
      <RowList
        label={t('admin.people.title')}
        rows={data.people}
        keyOf={({ id }) => id}
        linkOf={({ role, id }) => `/people/${role}/${id}`}
        render={({ name, email, role, suspended, joinedAt }) => (
          <>
            <strong>{name}</strong>
            <Muted>{email}</Muted>
            <Tag>{t(`admin.role.${role}`)}</Tag>
            {suspended && <Tag>{t('admin.standing.suspended')}</Tag>}
            <Muted>{shortDate(joinedAt)}</Muted>
          </>
        )}
      />
      {data.hasMore && <Muted>{t('admin.people.more')}</Muted>}
    </>
  )
}
