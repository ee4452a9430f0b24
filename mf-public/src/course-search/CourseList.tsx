import { useEndpoint } from '@mentor-connect/api'
import { getCourses, type CoursePage } from '@mentor-connect/contract/courses/courses'
import { LAID_OUT_LATER } from '@mentor-connect/contract/site/firstPaint'
import { languageOf } from '@mentor-connect/i18n'
import { CardGrid, LoadFailed, Pagination, StaleNotice, motion } from '@mentor-connect/ui'
import styled from 'styled-components'
import { CourseCard } from '../course-cards/CourseCard'
import { CourseSkeletons } from '../course-cards/CourseSkeletons'
import { useT } from '../messages/useT'
import { courseQuery, type CourseListState } from './courseListState'
import { NoCourses, type NoCoursesProps } from './NoCourses'

interface CourseListProps extends Omit<NoCoursesProps, 'search'> {
  state: CourseListState
  onPage: (page: number) => void
}

export function CourseList({ state, onPage, ...help }: CourseListProps) {
  const t = useT()
  const { page } = state
  const courses = useEndpoint(getCourses, courseQuery(state))

  if (courses.isLoading) return <CourseSkeletons />
  if (!courses.data) return <LoadFailed error={courses.error!} onRetry={courses.retry} />
  const { resources, pagination, widened } = courses.data

  return (
    <>
      {courses.error && <StaleNotice onRetry={courses.retry} />}
      <p role="status">{t('public.catalogue.found', { count: pagination.totalItems })}</p>
      {widened && <WidenedNote widened={widened} />}
      {resources.length === 0 ? (
        <NoCourses search={state.q} {...help} />
      ) : (
        <Grid aria-busy={courses.isRefreshing}>
          {resources.map((course) => (
            <li key={course._id} {...LAID_OUT_LATER}>
              <CourseCard course={course} />
            </li>
          ))}
        </Grid>
      )}
      <Pagination page={page} totalPages={pagination.totalPages} onChange={onPage} />
    </>
  )
}

const Grid = styled(CardGrid)`
  transition: opacity ${motion.fast};
`

/** Says that the search also included similar words. */
function WidenedNote({ widened }: { widened: NonNullable<CoursePage['widened']> }) {
  const t = useT()
  const { searchedFor, exact } = widened
  return (
    <p>
      {t(exact === 0 ? 'public.search.showingFor' : 'public.search.alsoFor')}{' '}
      <strong lang={languageOf(searchedFor)}>{searchedFor}</strong>
    </p>
  )
}
