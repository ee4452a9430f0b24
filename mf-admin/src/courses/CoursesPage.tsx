import { useEndpoint } from '@mentor-connect/api'
import { COURSE_VIEWS, listCourses } from '@mentor-connect/contract/admin/courses'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, Muted, SearchField, SelectField, Tag, Title } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedRows } from '../list-controls/PagedRows'
import { useFilters, useSearchText } from '../list-controls/useFilters'
import { useT } from '../messages/useT'

export default function CoursesPage() {
  const t = useT()
  const { shortDate } = useFormats()
  const { chosen, after, choose, showPage } = useFilters({ view: COURSE_VIEWS })
  const [search, setSearch] = useSearchText()
  const query = { view: chosen.view, after, ...(search && { search }) }
  const list = useEndpoint(listCourses, { query })

  return (
    <AreaPage>
      <PageTitle>{t('admin.courses.title')}</PageTitle>
      <Title>{t('admin.courses.title')}</Title>
      <FilterBar>
        <SearchField label={t('admin.courses.search')} value={search} maxLength={200} onSearch={setSearch} />
        <SelectField
          label={t('admin.cases.view')}
          value={chosen.view}
          onChange={(value) => choose('view', value)}
          options={COURSE_VIEWS.map((value) => ({ value, label: t(`admin.courses.view.${value}`) }))}
        />
      </FilterBar>
      <PagedRows
        label={t('admin.courses.title')}
        list={list}
        empty={t('admin.courses.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/courses/${id}`}
        render={({ title, mentor, subjects, unlistedAt, featuredAt, status, createdAt }) => (
          <>
            <strong>{title}</strong>
            <Muted>{mentor.name}</Muted>
            <span>{subjects.join(', ')}</span>
            {featuredAt && <Tag>{t('admin.courses.featured')}</Tag>}
            {unlistedAt && <Tag $tone="accent">{t('admin.courses.unlisted')}</Tag>}
            {status === 'archived' && <Tag $tone="neutral">{t('admin.courses.archived')}</Tag>}
            <Muted>{shortDate(createdAt)}</Muted>
          </>
        )}
        onNext={showPage}
      />
    </AreaPage>
  )
}
