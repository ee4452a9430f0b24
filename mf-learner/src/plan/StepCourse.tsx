import type { StepCourse as Course } from '@mentor-connect/contract/learning/plan'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { Muted, ProgressBar, Stack, TARGET, color, font } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'

interface StepCourseProps {
  course: Course
  /** True if the step is finished; reason and progress are then hidden. */
  isDone: boolean
}

/** The course of a step, with the reason why it was chosen. */
export function StepCourse({ course, isDone }: StepCourseProps) {
  const t = useT()
  const isFoundBySearch = course.bySearch && course.reason === 'popular'
  return (
    <Stack $gap={2}>
      <CourseLink to={paths.learner.resource(course.id)} lang={languageOf(course.title)}>
        {course.title}
      </CourseLink>
      {!isDone && <Muted>{t(`learner.plan.reason.${isFoundBySearch ? 'search' : course.reason}`)}</Muted>}
      {course.isEnrolled && !isDone && (
        <ProgressBar
          percent={course.percent}
          label={t('learner.plan.percent', { percent: course.percent })}
        />
      )}
    </Stack>
  )
}

const CourseLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET};
  color: ${color.primary};
  font-weight: ${font.weight.semibold};
`
