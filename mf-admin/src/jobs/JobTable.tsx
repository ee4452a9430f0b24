import { call } from '@mentor-connect/api'
import { retryJobs, type AdminJob } from '@mentor-connect/contract/admin/jobs'
import { Button, Empty, Notice, Row } from '@mentor-connect/ui'
import { useState } from 'react'
import { DataTable } from '../list-controls/DataTable'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { DoneNotice } from '../operator/DoneNotice'
import { useAct } from '../operator/useAct'
import { useJobColumns } from './useJobColumns'

interface JobTableProps {
  jobs: AdminJob[]
  hasChat: boolean
  onChange: () => void
}

/** Jobs of one state. Jobs that can be retried are selected with checkboxes. */
export function JobTable({ jobs, hasChat, onChange }: JobTableProps) {
  const t = useT()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const { act, isBusy, failure, done } = useAct(onChange)
  const possible = jobs.filter(canRetry).map(({ id }) => id)
  const chosen = possible.filter((id) => marked.has(id))
  const isAll = chosen.length === possible.length
  const columns = useJobColumns({
    isChosen: ({ id }) => marked.has(id),
    canChoose: canRetry,
    onChoose: ({ id }) => setMarked((current) => toggled(current, id)),
  })
  const retry = () =>
    act(() => call(retryJobs, { body: { ids: chosen } }), t('admin.jobs.retried', { count: chosen.length }))

  return (
    <>
      <DoneNotice text={done} />
      <AdminFailure failure={failure} />
      {!hasChat && <Notice tone="warning">{t('admin.jobs.noChat')}</Notice>}
      {possible.length > 0 && (
        <Row $gap={3}>
          <Button $variant="secondary" $small onClick={() => setMarked(new Set(isAll ? [] : possible))}>
            {t(isAll ? 'admin.jobs.selectNone' : 'admin.jobs.selectAll')}
          </Button>
          <Button $small $inactive={isBusy || chosen.length === 0} onClick={() => void retry()}>
            {t('admin.jobs.retrySelected', { count: chosen.length })}
          </Button>
        </Row>
      )}
      {jobs.length === 0 ? (
        <Empty title={t('admin.jobs.empty')} />
      ) : (
        <DataTable label={t('admin.jobs.title')} columns={columns} rows={jobs} keyOf={({ id }) => id} />
      )}
    </>
  )
}

const canRetry = ({ state }: AdminJob) => state === 'dead' || state === 'waiting'

function toggled(marked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(marked)
  if (!next.delete(id)) next.add(id)
  return next
}
