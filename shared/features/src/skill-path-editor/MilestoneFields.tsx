import { MILESTONE_TITLE_MAX } from '@mentor-connect/contract/learning/skillPathLimits'
import { languageOf } from '@mentor-connect/i18n'
import {
  CountedField,
  Fieldset,
  IconButton,
  Muted,
  Row,
  Stack,
  color,
  radius,
  space,
} from '@mentor-connect/ui'
import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { AddCourse } from './AddCourse'
import {
  canMoveCourse,
  canMoveMilestone,
  moveCourse,
  moveMilestone,
  withCourse,
  withoutCourse,
} from './milestoneOrder'
import { OrderButtons } from './OrderButtons'
import { useEditorT } from './useEditorT'
import type { ChosenCourse, MilestoneValues } from './pathValues'

interface MilestoneFieldsProps {
  index: number
  milestones: MilestoneValues[]
  /** True if the milestones have an error, which is shown above them. */
  hasError: boolean
  onChange: (milestones: MilestoneValues[]) => void
}

/** The title of a milestone and its courses, which can be moved, removed and added. */
export function MilestoneFields({ index, milestones, hasError, onChange }: MilestoneFieldsProps) {
  const t = useEditorT()
  const { key, title, courses } = milestones[index]!
  const number = index + 1
  const name = t('pathEditor.milestone', { number })
  const rename = (value: string) =>
    onChange(milestones.map((one, at) => (at === index ? { ...one, title: value } : one)))
  return (
    <Box as="fieldset">
      <Row $between>
        <legend>{name}</legend>
        <Row $gap={1}>
          <OrderButtons
            id={key}
            name={name}
            canMove={(step) => canMoveMilestone(milestones, index, step)}
            onMove={(step) => onChange(moveMilestone(milestones, index, step))}
          />
          {milestones.length > 1 && (
            <IconButton
              aria-label={t('pathEditor.remove', { name })}
              onClick={() => onChange(milestones.filter((_, at) => at !== index))}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          )}
        </Row>
      </Row>
      <CountedField
        label={t('pathEditor.milestoneTitle', { number })}
        name="milestones"
        max={MILESTONE_TITLE_MAX}
        capped
        value={title}
        aria-describedby={hasError ? 'milestones-error' : undefined}
        onChange={rename}
      />
      {courses.length === 0 && <Muted>{t('pathEditor.noCourses')}</Muted>}
      <Stack as="ol" $gap={2}>
        {courses.map((course, position) => (
          <CourseRow
            key={course.courseId}
            course={course}
            canMove={(step) => canMoveCourse(milestones, { milestone: index, course: position }, step)}
            onMove={(step) => onChange(moveCourse(milestones, { milestone: index, course: position }, step))}
            onRemove={() => onChange(withoutCourse(milestones, course.courseId))}
          />
        ))}
      </Stack>
      <AddCourse
        number={number}
        chosen={milestones.flatMap((one) => one.courses.map(({ courseId }) => courseId))}
        onAdd={(course) => onChange(withCourse(milestones, index, course))}
      />
    </Box>
  )
}

interface CourseRowProps {
  course: ChosenCourse
  canMove: (step: -1 | 1) => boolean
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

function CourseRow({ course: { courseId, title, language }, canMove, onMove, onRemove }: CourseRowProps) {
  const t = useEditorT()
  const name = title || t('pathEditor.unavailable')
  return (
    <Entry>
      <span lang={title ? languageOf(title, language) : undefined}>{name}</span>
      <Row $gap={1}>
        <OrderButtons id={courseId} name={name} canMove={canMove} onMove={onMove} />
        <IconButton aria-label={t('pathEditor.remove', { name })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Row>
    </Entry>
  )
}

const Box = styled(Fieldset)`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
`

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  & > :first-child {
    flex: 1 1 12rem;
  }
`
