import type { CoursePage } from '@mentor-connect/contract/courses/courses'
import { CourseGrid } from './CourseGrid'
import { CourseTile } from './CourseTile'
import { Section, type SectionProps } from './Section'

export function CourseSection(props: SectionProps<CoursePage>) {
  const courses = props.state.data?.resources ?? []
  return (
    <Section {...props} isEmpty={courses.length === 0}>
      <CourseGrid>
        {courses.map((course) => (
          <CourseTile key={course._id} course={course} />
        ))}
      </CourseGrid>
    </Section>
  )
}
