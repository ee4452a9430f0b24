import { REVIEW_STATES } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { useFormats } from '@mentor-connect/i18n'
import { Row, SelectField, ToggleChip } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import type { WorkFilter } from './useWorkList'

interface WorkControlsProps {
  filter: WorkFilter
  courses: { courseId: string; title: string; waiting: number }[]
  waiting: number
  onChange: (patch: Partial<WorkFilter>) => void
}

/** Filters of the list of work: state and course. */
export function WorkControls({ filter, courses, waiting, onChange }: WorkControlsProps) {
  const t = useT()
  const { number } = useFormats()
  const isKnown = courses.some(({ courseId }) => courseId === filter.course)
  return (
    <Row $gap={4} $between>
      <Row role="group" aria-label={t('mentor.tasks.state')} $gap={2}>
        {REVIEW_STATES.map((state) => (
          <ToggleChip key={state} isChosen={state === filter.state} onClick={() => onChange({ state })}>
            {t(`mentor.tasks.state.${state}`)}
            {state === 'sent' && ` (${number(waiting)})`}
          </ToggleChip>
        ))}
      </Row>
      <SelectField
        label={t('mentor.tasks.course')}
        value={isKnown ? filter.course : ''}
        onChange={(course) => onChange({ course })}
        options={[
          { value: '', label: t('mentor.tasks.allCourses') },
          ...courses.map(({ courseId, title, waiting: inCourse }) => ({
            value: courseId,
            label: `${title} (${number(inCourse)})`,
          })),
        ]}
      />
    </Row>
  )
}
