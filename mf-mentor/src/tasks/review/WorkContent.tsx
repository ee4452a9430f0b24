import type { Submission } from '@mentor-connect/contract/api/tasks'
import { WorkContent as Content } from '@mentor-connect/ui/works'
import { useT } from '../messages/useT'

/** What was sent, in the words of this area. */
export function WorkContent({ submission }: { submission: Submission }) {
  const t = useT()
  return <Content submission={submission} fileLabel={(name) => t('mentor.tasks.download', { name })} />
}
