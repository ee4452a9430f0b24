import { useEndpoint } from '@mentor-connect/api'
import { listFeedRuns, type FeedRun } from '@mentor-connect/contract/admin/feeds'
import { useFormats } from '@mentor-connect/i18n'
import { useState } from 'react'
import type { Columns } from '../list-controls/columns'
import { PagedTable } from '../list-controls/PagedTable'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { RunState } from './RunState'

/** The runs of a feed, the newest first. */
export function FeedRuns({ id }: { id: string }) {
  const t = useT()
  const [after, setAfter] = useState<string>()
  const columns = useColumns()
  const list = useEndpoint(listFeedRuns, { params: { id }, query: { after } })
  return (
    <RecordSection title={t('admin.feeds.runs')}>
      <PagedTable
        label={t('admin.feeds.runs')}
        columns={columns}
        list={list}
        empty={t('admin.feeds.noRuns')}
        keyOf={(run) => run.id}
        linkOf={(run) => `/openings/feeds/${id}/runs/${run.id}`}
        onNext={setAfter}
      />
    </RecordSection>
  )
}

function useColumns(): Columns<FeedRun> {
  const t = useT()
  const { dateTime, number } = useFormats()
  return [
    { head: t('admin.feeds.startedAt'), render: ({ startedAt }) => dateTime(startedAt) },
    { head: t('admin.list.state'), render: (run) => <RunState run={run} /> },
    { head: t('admin.feeds.entries'), isNumber: true, render: ({ entries }) => number(entries) },
    { head: t('admin.feeds.added'), isNumber: true, render: ({ added }) => number(added) },
    { head: t('admin.feeds.changed'), isNumber: true, render: ({ changed }) => number(changed) },
    { head: t('admin.feeds.closed'), isNumber: true, render: ({ closed }) => number(closed) },
    { head: t('admin.feeds.refused'), isNumber: true, render: ({ refused }) => number(refused) },
  ]
}
