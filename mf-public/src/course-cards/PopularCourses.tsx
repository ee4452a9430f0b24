import { useEndpoint } from '@mentor-connect/api'
import { useLocale, type Locale } from '@mentor-connect/i18n'
import { LoadFailed, StaleNotice, breakpoint, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { getCourses } from '@mentor-connect/contract/courses/courses'
import { scrollRowBelow } from '../page-layout/scrollRow'
import { CourseTile } from './CourseTile'
import { TilePlaceholder } from './TilePlaceholder'

/** Number of tiles that fit in a row on a desktop. */
const POPULAR_COUNT = 4

/**
 * Returns the request for popular courses: those that operators recommend, then those in the reader's language. The
 * response also contains the number of all courses.
 */
export const popularCoursesRequest = (locale: Locale) =>
  ({
    query: { page: 1, limit: POPULAR_COUNT, sort: 'popular', featured: 'first', languageFirst: locale },
  }) as const

/**
 * Courses that operators recommend, then those with the most learners. Courses in the reader's language come
 * before others. On phones the row scrolls sideways.
 */
export function PopularCourses() {
  const courses = useEndpoint(getCourses, popularCoursesRequest(useLocale()))

  if (courses.isLoading) return <Loading />
  if (!courses.data) return <LoadFailed error={courses.error!} onRetry={courses.retry} />
  return (
    <>
      {courses.error && <StaleNotice onRetry={courses.retry} />}
      <Tiles>
        {courses.data.resources.map((course) => (
          <CourseTile key={course._id} course={course} />
        ))}
      </Tiles>
    </>
  )
}

function Loading() {
  return (
    <Tiles as="div" aria-busy>
      {Array.from({ length: POPULAR_COUNT }, (_, slot) => (
        <TilePlaceholder key={slot} />
      ))}
    </Tiles>
  )
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[5]};
  ${scrollRowBelow(breakpoint.desktop)}
`
