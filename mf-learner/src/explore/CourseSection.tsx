import type { CoursePage } from '@mentor-connect/shared/contracts/courses'
import { CardGrid } from '@mentor-connect/shared/ui'
import { CourseTile } from './CourseTile'
import { Section, type SectionProps } from './Section'

export function CourseSection(props: SectionProps<CoursePage>) {
  const courses = props.state.data?.resources ?? []
  return (
    <Section {...props} isEmpty={courses.length === 0}>
      <CardGrid>
        {courses.map((course) => (
          <CourseTile key={course._id} course={course} />
        ))}
      </CardGrid>
    </Section>
  )
}
