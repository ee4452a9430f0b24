import { COURSE_STATUSES, type CourseStatus } from '@mentor-connect/contract/courses/authoring/authoring'
import { useFormats } from '@mentor-connect/i18n'
import { Row, ToggleChip } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

interface StatusFilterProps {
  value: CourseStatus | ''
  counts: Record<CourseStatus, number>
  onChange: (status: CourseStatus | '') => void
}

export function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  const t = useT()
  const { number } = useFormats()
  const all = COURSE_STATUSES.reduce((sum, status) => sum + counts[status], 0)
  const choices = [
    { status: '' as const, label: t('mentor.status.all'), count: all },
    ...(['published', 'draft', 'archived'] as const).map((status) => ({
      status,
      label: t(`mentor.status.${status}`),
      count: counts[status],
    })),
  ]
  return (
    <Row role="group" aria-label={t('mentor.status.label')} $gap={2}>
      {choices.map(({ status, label, count }) => (
        <ToggleChip key={status} isChosen={status === value} onClick={() => onChange(status)}>
          {label} ({number(count)})
        </ToggleChip>
      ))}
    </Row>
  )
}
