import type { Submission } from '@mentor-connect/contract/api/tasks'
import { Notice } from '@mentor-connect/ui'
import { WorkContent as Content } from '@mentor-connect/ui/works'
import { useT } from '../messages/useT'
import { ReportWork } from './ReportWork'
import type { WorkOf } from './workOf'

interface WorkContentProps {
  work: WorkOf
  submission: Submission
}

/** What was sent, in the words of this area. It can be reported. */
export function WorkContent({ work, submission }: WorkContentProps) {
  const t = useT()
  if (submission.isHidden) return <Notice>{t('mentor.tasks.hidden')}</Notice>
  return (
    <>
      <Content submission={submission} fileLabel={(name) => t('mentor.tasks.download', { name })} />
      <ReportWork work={work} number={submission.number} />
    </>
  )
}
