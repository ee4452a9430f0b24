import type { CourseStatus } from '@mentor-connect/contract/courses/authoring/authoring'
import { Tag } from '@mentor-connect/ui'
import { Archive, CircleCheck, PencilLine } from 'lucide-react'
import { useT } from '../messages/useT'

const LOOKS = {
  draft: { tone: 'accent', icon: PencilLine },
  published: { tone: 'success', icon: CircleCheck },
  archived: { tone: 'neutral', icon: Archive },
} as const

export function StatusBadge({ status }: { status: CourseStatus }) {
  const t = useT()
  const { tone, icon: Icon } = LOOKS[status]
  return (
    <Tag $tone={tone}>
      <Icon size={14} aria-hidden />
      {t(`mentor.status.${status}`)}
    </Tag>
  )
}
