import { useEndpoint } from '@mentor-connect/api'
import { listWaitingOpenings, type WaitingOpening } from '@mentor-connect/contract/admin/openings'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, Row, Tag, Title } from '@mentor-connect/ui'
import type { Columns } from '../list-controls/columns'
import { PagedTable } from '../list-controls/PagedTable'
import { useFilters } from '../list-controls/useFilters'
import { WaitingTime } from '../list-controls/WaitingTime'
import { useT } from '../messages/useT'
import { Written } from '../list-controls/Written'

/** The openings that wait for a decision, the longest waiting first. */
export default function OpeningsPage() {
  const t = useT()
  const { after, showPage } = useFilters({})
  const columns = useColumns()
  const list = useEndpoint(listWaitingOpenings, { query: { after } })

  return (
    <AreaPage>
      <PageTitle>{t('admin.openings.title')}</PageTitle>
      <header>
        <Title>{t('admin.openings.title')}</Title>
        <Lead>{t('admin.openings.lead')}</Lead>
      </header>
      <PagedTable
        label={t('admin.openings.title')}
        columns={columns}
        list={list}
        empty={t('admin.openings.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/openings/${id}`}
        onNext={showPage}
      />
    </AreaPage>
  )
}

function useColumns(): Columns<WaitingOpening> {
  const t = useT()
  return [
    { head: t('admin.openings.opening'), render: ({ title }) => <Written text={title} /> },
    { head: t('admin.openings.employer'), render: ({ employer }) => <Written text={employer} /> },
    { head: t('admin.openings.kind'), render: ({ kind }) => t(`admin.openings.kind.${kind}`) },
    {
      head: t('admin.openings.poster'),
      render: ({ poster }) => <Written text={poster.name || 'Mentor-Connect'} />,
    },
    {
      head: t('admin.openings.signs'),
      render: ({ warnings }) =>
        warnings.length > 0 && (
          <Row $gap={2}>
            {warnings.map((warning) => (
              <Tag key={warning} $tone="accent">
                {t(`admin.openings.sign.${warning}`)}
              </Tag>
            ))}
          </Row>
        ),
    },
    {
      head: t('admin.waiting.since'),
      render: ({ waitsSince }) => <WaitingTime since={waitsSince} kind="openings" />,
    },
  ]
}
