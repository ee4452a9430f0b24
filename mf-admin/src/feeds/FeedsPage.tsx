import { useEndpoint } from '@mentor-connect/api'
import { listFeeds, type Feed } from '@mentor-connect/contract/admin/feeds'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { AreaPage, ButtonLink, Lead, Tag, Title } from '@mentor-connect/ui'
import type { Columns } from '../list-controls/columns'
import { PagedTable } from '../list-controls/PagedTable'
import { useFilters } from '../list-controls/useFilters'
import { useT } from '../messages/useT'
import { RunState } from './RunState'

/** The feeds from which openings are imported, the newest first. */
export default function FeedsPage() {
  const t = useT()
  const { after, showPage } = useFilters({})
  const columns = useColumns()
  const list = useEndpoint(listFeeds, { query: { after } })
  return (
    <AreaPage>
      <PageTitle>{t('admin.feeds.title')}</PageTitle>
      <header>
        <Title>{t('admin.feeds.title')}</Title>
        <Lead>{t('admin.feeds.lead')}</Lead>
      </header>
      <div>
        <ButtonLink to="/openings/feeds/new">{t('admin.feeds.new')}</ButtonLink>
      </div>
      <PagedTable
        label={t('admin.feeds.title')}
        columns={columns}
        list={list}
        empty={t('admin.feeds.empty')}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/openings/feeds/${id}`}
        onNext={showPage}
      />
    </AreaPage>
  )
}

function useColumns(): Columns<Feed> {
  const t = useT()
  const { dateTime } = useFormats()
  return [
    { head: t('admin.feeds.name'), render: ({ name }) => name },
    {
      head: t('admin.feeds.source'),
      render: ({ address }) => (address ? new URL(address).host : t('admin.feeds.file')),
    },
    {
      head: t('admin.list.state'),
      render: ({ state }) => (
        <Tag $tone={state === 'active' ? 'primary' : 'neutral'}>{t(`admin.feeds.state.${state}`)}</Tag>
      ),
    },
    {
      head: t('admin.feeds.lastRun'),
      render: ({ lastRun }) => lastRun && <RunState run={lastRun} />,
    },
    {
      head: t('admin.feeds.lastRead'),
      render: ({ lastRun }) => lastRun && dateTime(lastRun.startedAt),
    },
  ]
}
