import type { Submission } from '@mentor-connect/contract/courses/tasks/tasks'
import { WorkContent as Content } from '@mentor-connect/features/works'
import { Notice } from '@mentor-connect/ui'
import { useT } from './messages/useT'

/** The content of a submission, with labels for learners. */
export function WorkContent({ submission }: { submission: Submission }) {
  const t = useT()
  return (
    <>
      {submission.isHidden && <Notice>{t('public.task.hidden')}</Notice>}
      <Content submission={submission} fileLabel={(name) => t('public.task.download', { name })} />
    </>
  )
}
