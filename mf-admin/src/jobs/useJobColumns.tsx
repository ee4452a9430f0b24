import type { AdminJob } from '@mentor-connect/contract/admin/jobs'
import { useFormats } from '@mentor-connect/i18n'
import { Checkbox, Small, Stack } from '@mentor-connect/ui'
import type { Columns } from '../list-controls/columns'
import { useT } from '../messages/useT'
import { WaitingTime } from '../list-controls/WaitingTime'

interface Choosing {
  isChosen: (job: AdminJob) => boolean
  canChoose: (job: AdminJob) => boolean
  onChoose: (job: AdminJob) => void
}

/** The columns of the list of jobs. The first one is a checkbox if jobs can be selected. */
export function useJobColumns({ isChosen, canChoose, onChoose }: Choosing): Columns<AdminJob> {
  const t = useT()
  const { dateTime, number } = useFormats()
  return [
    {
      head: t('admin.jobs.kind'),
      render: (job) =>
        canChoose(job) ? (
          <Checkbox checked={isChosen(job)} onChange={() => onChoose(job)} hint={job.key}>
            {job.kind}
          </Checkbox>
        ) : (
          <JobName job={job} />
        ),
    },
    { head: t('admin.jobs.process'), render: ({ service }) => t(`admin.jobs.service.${service}`) },
    { head: t('admin.jobs.tries'), isNumber: true, render: ({ attempts }) => number(attempts) },
    { head: t('admin.jobs.runAt'), render: ({ runAt }) => dateTime(runAt) },
    {
      head: t('admin.waiting.since'),
      render: ({ state, runAt }) => state === 'dead' && <WaitingTime since={runAt} kind="jobs" />,
    },
    { head: t('admin.jobs.error'), render: ({ error }) => error ?? null },
  ]
}

function JobName({ job: { kind, key } }: { job: AdminJob }) {
  return (
    <Stack $gap={1}>
      {kind}
      <Small>{key}</Small>
    </Stack>
  )
}
