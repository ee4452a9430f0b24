import type { Course } from '@mentor-connect/contract/courses/courses'
import { Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { CourseSummary } from './CourseSummary'
import { CourseCounters } from './CourseCounters'
import { CourseLines } from './CourseLines'
import { CoursePart } from './CoursePart'
import { Instructor } from './Instructor'
import { CourseInformation } from './sidebar/CourseInformation'

interface AboutCourseProps {
  course: Course
  percent: number
  /** True on a learner's phone: everything about the course is then in one section that is closed at first. */
  folds: boolean
}

export function AboutCourse({ course, percent, folds }: AboutCourseProps) {
  const t = useT()
  if (folds)
    return (
      <CoursePart title={t('public.course.about')} folds>
        <Stack $gap={4}>
          <CourseSummary course={course} />
        </Stack>
        <CourseLines course={course} />
        <Instructor course={course} />
        <CourseInformation course={course} />
      </CoursePart>
    )
  return (
    <Stack $gap={10}>
      <CoursePart title={t('public.course.about')} folds={false}>
        <CourseCounters course={course} percent={percent} />
        <CourseLines course={course} />
      </CoursePart>
      <Instructor course={course} />
    </Stack>
  )
}
