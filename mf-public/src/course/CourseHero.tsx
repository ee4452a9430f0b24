import { fileUrl } from '@mentor-connect/api'
import type { Course } from '@mentor-connect/contract/courses/courses'
import { CourseBanner, Stack, color, media, radius, shadow, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { CourseSummary } from './CourseSummary'
import { CourseTitle } from './CourseTitle'

/** Subjects, title, description, rating, level and length of a course. */
export function CourseHero({ course }: { course: Course }) {
  return (
    <Panel>
      <Text $gap={4}>
        <CourseTitle course={course} />
        <CourseSummary course={course} />
      </Text>
      <Banner title={course.title} src={course.banner && fileUrl(course.banner)} />
    </Panel>
  )
}

const Panel = styled.header`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

/** The picture comes first on phones. It is low there, so that there is room for the title. */
const Banner = styled(CourseBanner)`
  order: -1;
  aspect-ratio: 5 / 2;
  ${media.tabletUp} {
    order: 0;
    aspect-ratio: auto;
    min-height: 18rem;
    height: 100%;
  }
`

const Text = styled(Stack)`
  justify-content: center;
  padding: ${space[5]};
  ${media.tabletUp} {
    padding: ${space[8]};
  }
`
