import { useEndpoint } from '@mentor-connect/shared/api'
import { LoadFailed, Skeleton, StaleNotice, breakpoint, media, space } from '@mentor-connect/shared/ui'
import styled from 'styled-components'
import { getCourses } from '@mentor-connect/shared/contracts/courses'
import { useT } from '../messages/useT'
import { CourseTile, Tile } from './CourseTile'
import { POPULAR, POPULAR_COUNT } from './popular'

/** A row of the courses with the most learners. On phones it scrolls sideways. */
export function PopularCourses() {
  const courses = useEndpoint(getCourses, POPULAR)

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
  const t = useT()
  return (
    <div role="status" aria-label={t('public.catalogue.loading')}>
      <Tiles as="div">
        {Array.from({ length: POPULAR_COUNT }, (_, slot) => (
          <Tile key={slot} tag="article" title="">
            <Skeleton $height="1.25rem" />
            <Skeleton $width="45%" />
          </Tile>
        ))}
      </Tiles>
    </div>
  )
}

/** If the row does not fit, its last visible tile is cut off: a hint that it scrolls. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[5]};

  @media (max-width: ${breakpoint.desktop - 1}px) {
    grid-template-columns: none;
    grid-auto-columns: min(17rem, 76vw);
    grid-auto-flow: column;
    gap: ${space[4]};
    margin-inline: calc(-1 * ${space[4]});
    padding: ${space[1]} ${space[4]} ${space[3]};
    overflow-x: auto;
    scroll-padding-inline: ${space[4]};
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;

    & > * {
      scroll-snap-align: start;
    }
  }
  ${media.reducedMotion} {
    scroll-behavior: auto;
  }
`
