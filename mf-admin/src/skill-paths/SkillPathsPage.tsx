import { useEndpoint } from '@mentor-connect/api'
import { listAllSkillPaths, PATH_MAKERS, PATH_VIEWS } from '@mentor-connect/contract/admin/skillPaths'
import type { OwnSkillPathSummary } from '@mentor-connect/contract/learning/skillPaths'
import { PageTitle } from '@mentor-connect/contract/remote'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { AreaPage, ButtonLink, Lead, Row, SearchField, SelectField, Title } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import type { Columns } from '../list-controls/columns'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedTable } from '../list-controls/PagedTable'
import { useFilters, useSearchText } from '../list-controls/useFilters'
import { useT } from '../messages/useT'
import { PathState } from './PathState'
import { pathAddress } from './platformPathMaking'

/** The skill paths of the platform and of mentors, with drafts. */
export default function SkillPathsPage() {
  const t = useT()
  const columns = useColumns()
  const { chosen, after, choose, showPage } = useFilters({ maker: PATH_MAKERS, view: PATH_VIEWS })
  const [search, setSearch] = useSearchText()
  const list = useEndpoint(listAllSkillPaths, { query: { ...chosen, after, ...(search && { search }) } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.paths.title')}</PageTitle>
      <Row $between $gap={4}>
        <header>
          <Title>{t('admin.paths.title')}</Title>
          <Lead>{t('admin.paths.lead')}</Lead>
        </header>
        <ButtonLink to={pathAddress('new')}>
          <Plus size={18} aria-hidden />
          {t('admin.paths.new')}
        </ButtonLink>
      </Row>
      <FilterBar
        search={
          <SearchField label={t('admin.paths.search')} value={search} maxLength={200} onSearch={setSearch} />
        }
      >
        <SelectField
          label={t('admin.paths.maker')}
          value={chosen.maker}
          onChange={(value) => choose('maker', value)}
          options={PATH_MAKERS.map((value) => ({ value, label: t(`admin.paths.maker.${value}`) }))}
        />
        <SelectField
          label={t('admin.list.state')}
          value={chosen.view}
          onChange={(value) => choose('view', value)}
          options={PATH_VIEWS.map((value) => ({ value, label: t(`admin.paths.state.${value}`) }))}
        />
      </FilterBar>
      <PagedTable
        label={t('admin.paths.title')}
        columns={columns}
        list={list}
        empty={t('admin.paths.empty')}
        keyOf={({ _id }) => _id}
        linkOf={({ _id }) => pathAddress(_id)}
        onNext={showPage}
      />
    </AreaPage>
  )
}

function useColumns(): Columns<OwnSkillPathSummary> {
  const t = useT()
  const { number, shortDate } = useFormats()
  return [
    {
      head: t('admin.paths.path'),
      render: ({ title, language }) => <span lang={languageOf(title, language)}>{title}</span>,
    },
    { head: t('admin.paths.maker'), render: ({ mentor }) => mentor?.name ?? t('admin.paths.maker.platform') },
    {
      head: t('admin.paths.courses'),
      isNumber: true,
      render: ({ courseCount }) => number(courseCount),
    },
    { head: t('admin.courses.students'), isNumber: true, render: ({ joined }) => number(joined) },
    { head: t('admin.paths.changed'), render: ({ updatedAt }) => shortDate(updatedAt) },
    { head: t('admin.list.state'), render: (path) => <PathState path={path} /> },
  ]
}
