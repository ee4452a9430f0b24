import { useEndpoint } from '@mentor-connect/api'
import { getTask, type TaskWork } from '@mentor-connect/contract/courses/tasks/tasks'
import { LoadFailed, Notice, Skeleton, Stack, space } from '@mentor-connect/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { ApprovedWork } from './ApprovedWork'
import { EarlierSubmissions } from './EarlierSubmissions'
import { ReturnedNotice } from './ReturnedNotice'
import { RubricView } from './RubricView'
import { SentWork } from './SentWork'
import { WorkForm } from './WorkForm'
import { useT } from './messages/useT'
import type { TaskProps } from './taskProps'

interface Approval {
  /** True if the stored progress says that the lesson is completed. */
  isCompleted: boolean
  /** Called if the mentor has approved the submission, which completes the lesson. */
  onApproved: () => void
}

/** A task, shown below its description: the rubric, the learner's submission, and the mentor's decision. */
export function Task({ isCompleted, onApproved, ...props }: TaskProps & Approval) {
  const t = useT()
  const { courseId, lessonId } = props
  const [isChanged, setChanged] = useState(false)
  const task = useEndpoint(getTask, { params: { courseId, lessonId } })
  const isNews = task.data?.state === 'approved' && !isCompleted
  useEffect(() => {
    if (isNews) onApproved()
    // `onApproved` is left out, because it is a new function on every render; it must run once for each approval.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNews])
  if (task.isLoading) return <Skeleton style={{ height: '20rem' }} />
  const { data: work } = task
  if (!work) return <LoadFailed error={task.error!} onRetry={task.retry} />
  const [last] = work.submissions
  const isDecided = last?.outcome === 'approved' || last?.outcome === 'returned'
  const handleChange = (changed: TaskWork) => {
    setChanged(true)
    task.setData(changed)
  }
  // Marks refer to the rubric with which the work was submitted, so that rubric is shown.
  const rubric = (isDecided || work.state === 'sent' ? last?.rubric : work.rubric) ?? work.rubric
  return (
    <Column $gap={6}>
      {work.state === 'returned' && last && <ReturnedNotice work={work} submission={last} />}
      {!work.rubric && <Notice>{t('public.task.notOpen')}</Notice>}
      {rubric && rubric.criteria.length > 0 && (
        <RubricView rubric={rubric} marks={isDecided ? last.marks : undefined} />
      )}
      <OwnWork
        {...props}
        work={work}
        takesFocus={isChanged}
        onChanged={handleChange}
        onConflict={task.retry}
      />
      <EarlierSubmissions work={work} submissions={work.submissions.slice(isShown(work) ? 1 : 0)} />
    </Column>
  )
}

/** Returns true if the last submission is shown as the learner's present work. */
const isShown = ({ state }: TaskWork) => state === 'sent' || state === 'approved'

interface OwnWorkProps extends TaskProps {
  work: TaskWork
  /** True after a change, because the button that had the focus has disappeared. */
  takesFocus: boolean
  onChanged: (work: TaskWork) => void
  onConflict: () => void
}

function OwnWork({ work, ...props }: OwnWorkProps) {
  const [last] = work.submissions
  if (work.state === 'approved' && last) return <ApprovedWork work={work} submission={last} />
  if (work.state === 'sent' && last) return <SentWork {...props} submission={last} />
  return <WorkForm key={work.number} {...props} work={work} />
}

const Column = styled(Stack)`
  padding-block: ${space[6]};
`
