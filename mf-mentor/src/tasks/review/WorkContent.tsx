import type { ReviewedWork } from '@mentor-connect/contract/courses/tasks/taskReviews'
import type { Submission } from '@mentor-connect/contract/courses/tasks/tasks'
import { Report } from '@mentor-connect/features/report/button'
import { WorkContent as Content } from '@mentor-connect/features/works'
import { Notice } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** Id of the work and name of its learner. */
export type WorkOf = Pick<ReviewedWork, 'id' | 'name'>

interface WorkContentProps {
  work: WorkOf
  submission: Submission
}

/** The content of a submission, with labels for mentors and a button to report it. */
export function WorkContent({ work, submission }: WorkContentProps) {
  const t = useT()
  if (submission.isHidden) return <Notice>{t('mentor.tasks.hidden')}</Notice>
  return (
    <>
      <Content submission={submission} fileLabel={(name) => t('mentor.tasks.download', { name })} />
      <Report kind="work" subjectId={work.id} seq={submission.number} name={work.name} />
    </>
  )
}
