import { useEndpoint } from '@mentor-connect/api'
import { CASE_AGES, CASE_VIEWS, listCases, type ListedCase } from '@mentor-connect/contract/admin/cases'
import { PageTitle } from '@mentor-connect/contract/remote'
import { REPORT_KINDS } from '@mentor-connect/contract/rules/reports'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, Muted, Row, SelectField, Tag, Title } from '@mentor-connect/ui'
import { FilterBar } from '../list-controls/FilterBar'
import { PagedRows } from '../list-controls/PagedRows'
import { unlessAll, useFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'

const KINDS = ['all', ...REPORT_KINDS] as const
const AGES = ['all', ...CASE_AGES] as const

export default function CasesPage() {
  const t = useT()
  const { chosen, after, choose, showPage } = useFilters({ view: CASE_VIEWS, kind: KINDS, age: AGES })
  const { view, kind, age } = chosen
  const query = { view, kind: unlessAll(kind), age: unlessAll(age), after }
  const list = useEndpoint(listCases, { query })

  return (
    <AreaPage>
      <PageTitle>{t('admin.cases.title')}</PageTitle>
      <Title>{t('admin.cases.title')}</Title>
      <FilterBar>
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
          options={KINDS.map((value) => ({ value, label: t(`admin.report.kind.${value}`) }))}
        />
        <SelectField
          label={t('admin.cases.age')}
          value={age}
          onChange={(value) => choose('age', value)}
          options={AGES.map((value) => ({ value, label: t(`admin.cases.age.${value}`) }))}
        />
      </FilterBar>
      <PagedRows
        label={t('admin.cases.title')}
        list={list}
        empty={t('admin.cases.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/cases/${id}`}
        render={(row) => <CaseRow row={row} />}
        onNext={showPage}
      />
    </AreaPage>
  )
}

function CaseRow({
  row: { about, severity, kinds, reports, assignee, outcome, dueAt },
}: {
  row: ListedCase
}) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <>
      <strong>{about.name ?? t('admin.person.deleted')}</strong>
      <Muted>{kinds.map((kind) => t(`admin.report.kind.${kind}`)).join(', ')}</Muted>
      <span>{t('admin.cases.reports', { count: reports })}</span>
      <Row $gap={2}>
        {severity === 'high' && <Tag $tone="accent">{t('admin.cases.urgent')}</Tag>}
        {outcome && <Tag>{t(`admin.outcome.${outcome}`)}</Tag>}
        {assignee && !outcome && <Tag $tone="neutral">{assignee}</Tag>}
        {!outcome && <Muted>{t('admin.cases.dueAt', { time: dateTime(dueAt) })}</Muted>}
      </Row>
    </>
  )
}
