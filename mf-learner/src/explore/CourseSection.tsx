import type { CoursePage } from '@mentor-connect/shared/contracts/courses'
import { media, space } from '@mentor-connect/shared/ui'
import styled from 'styled-components'
import { CourseTile } from './CourseTile'
import { Section, type SectionProps } from './Section'

export function CourseSection(props: SectionProps<CoursePage>) {
  const courses = props.state.data?.resources ?? []
  return (
    <Section {...props} isEmpty={courses.length === 0}>
      <Grid>
        {courses.map((course) => (
          <CourseTile key={course._id} course={course} />
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.desktopUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[6]};
  }
`
