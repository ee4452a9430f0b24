import { ReportButton } from '@mentor-connect/features/report'
import { useT } from '../../messages/useT'
import { useReaderId } from '../place/useReaderId'

interface ReportPostProps {
  kind: 'community-question' | 'community-answer'
  id: string
  /** Name of the author; empty once the account is deleted. */
  name: string
}

/** A button with which signed-in people report a post of somebody else. */
export function ReportPost({ kind, id, name }: ReportPostProps) {
  const t = useT()
  const userId = useReaderId()
  if (!userId) return null
  return (
    <ReportButton userId={userId} subject={{ kind, subjectId: id, name: name || t('community.former') }} />
  )
}
