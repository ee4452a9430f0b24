import type { Course } from '@mentor-connect/contract/courses/courses'
import { languageOf } from '@mentor-connect/i18n'
import { Row, SubjectTag, Title } from '@mentor-connect/ui'

/** Subjects and title. On a learner's phone they stand alone, so that the next step is on the first screen. */
export function CourseTitle({ course }: { course: Course }) {
  return (
    <>
      <Row $gap={2}>
        {course.domain.map((domain) => (
          <SubjectTag key={domain} subject={domain} />
        ))}
      </Row>
      <Title lang={languageOf(course.title, course.language)}>{course.title}</Title>
    </>
  )
}
