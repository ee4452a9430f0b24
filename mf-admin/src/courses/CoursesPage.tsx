import { useEndpoint } from '@mentor-connect/api'
import { COURSE_SORTS, COURSE_VIEWS, listCourses } from '@mentor-connect/contract/admin/courses'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, SearchField, SelectField, Title } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedTable } from '../list-controls/PagedTable'
import { useSearchText, useSortedFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'
import { useCourseColumns } from './useCourseColumns'

export default function CoursesPage() {
  const t = useT()
  const columns = useCourseColumns()
  const filters = useSortedFilters({ view: COURSE_VIEWS, sort: COURSE_SORTS })
  const { chosen, after, choose, showPage, sort } = filters
  const [search, setSearch] = useSearchText()
  const query = { ...chosen, after, ...(search && { search }) }
  const list = useEndpoint(listCourses, { query })

  return (
    <AreaPage>
      <PageTitle>{t('admin.courses.title')}</PageTitle>
      <Title>{t('admin.courses.title')}</Title>
      <FilterBar
        search={
          <SearchField
            label={t('admin.courses.search')}
            value={search}
            maxLength={200}
            onSearch={setSearch}
          />
        }
      >
        <SelectField
          label={t('admin.cases.view')}
          value={chosen.view}
          onChange={(value) => choose('view', value)}
          options={COURSE_VIEWS.map((value) => ({ value, label: t(`admin.courses.view.${value}`) }))}
        />
      </FilterBar>
      <PagedTable
        label={t('admin.courses.title')}
        columns={columns}
        list={list}
        empty={t('admin.courses.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/courses/${id}`}
        sort={sort}
        onNext={showPage}
      />
    </AreaPage>
  )
}
