import { useEndpoint } from '@mentor-connect/api'
import { listPlatformOpenings, type PlatformOpening } from '@mentor-connect/contract/admin/platformOpenings'
import { PageTitle } from '@mentor-connect/contract/remote'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { OPENING_STATES } from '@mentor-connect/contract/work/openingRules'
import { useLocale } from '@mentor-connect/i18n'
import { AreaPage, ButtonLink, Lead, Row, SelectField, Tag, Title } from '@mentor-connect/ui'
import type { Columns } from '../../list-controls/columns'
import { FilterBar } from '../../list-controls/FilterBar'
import { PagedTable } from '../../list-controls/PagedTable'
import { unlessAll, useFilters } from '../../list-controls/useFilters'
import { useT } from '../../messages/useT'
import { Written } from '../../list-controls/Written'

const STATES = ['all', ...OPENING_STATES] as const

/** The openings that operators have written or imported for the platform, the last changed first. */
export default function PlatformOpeningsPage() {
  const t = useT()
  const { chosen, after, choose, showPage } = useFilters({ state: STATES })
  const columns = useColumns()
  const list = useEndpoint(listPlatformOpenings, { query: { after, state: unlessAll(chosen.state) } })
  return (
    <AreaPage>
      <PageTitle>{t('admin.openings.platform.title')}</PageTitle>
      <header>
        <Title>{t('admin.openings.platform.title')}</Title>
        <Lead>{t('admin.openings.platform.lead')}</Lead>
      </header>
      <div>
        <ButtonLink to="/openings/platform/new">{t('admin.openings.form.new')}</ButtonLink>
      </div>
      <FilterBar>
        <SelectField
          label={t('admin.list.state')}
          value={chosen.state}
          onChange={(value) => choose('state', value)}
          options={STATES.map((value) => ({ value, label: t(`admin.openings.state.${value}`) }))}
        />
      </FilterBar>
      <PagedTable
        label={t('admin.openings.platform.title')}
        columns={columns}
        list={list}
        empty={t('admin.openings.platform.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/openings/platform/${id}`}
        onNext={showPage}
      />
    </AreaPage>
  )
}

function useColumns(): Columns<PlatformOpening> {
  const t = useT()
  // A day has no time zone.
  const { shortDate } = dateFormats(useLocale(), 'UTC')
  return [
    {
      head: t('admin.openings.opening'),
      render: ({ title }) => (title ? <Written text={title} /> : t('admin.openings.platform.untitled')),
    },
    { head: t('admin.openings.employer'), render: ({ employer }) => <Written text={employer} /> },
    { head: t('admin.openings.kind'), render: ({ kind }) => t(`admin.openings.kind.${kind}`) },
    { head: t('admin.openings.platform.feed'), render: ({ feed }) => feed },
    {
      head: t('admin.list.state'),
      render: ({ state, isHidden }) => (
        <Row $gap={2}>
          <Tag $tone={state === 'open' ? 'primary' : 'neutral'}>{t(`admin.openings.state.${state}`)}</Tag>
          {isHidden && <Tag $tone="accent">{t('admin.openings.platform.hidden')}</Tag>}
        </Row>
      ),
    },
    { head: t('admin.openings.closesOn'), render: ({ closesOn }) => shortDate(closesOn) },
  ]
}
