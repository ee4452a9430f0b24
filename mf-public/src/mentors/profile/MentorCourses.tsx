import { useEndpoint } from '@mentor-connect/api'
import { getCoursesByMentor } from '@mentor-connect/contract/courses/courses'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import { CardGrid, Empty, LoadFailed, Pagination, SectionTitle, Stack, StaleNotice } from '@mentor-connect/ui'
import { CourseCard } from '../../course-cards/CourseCard'
import { CourseSkeletons } from '../../course-cards/CourseSkeletons'
import { useListState } from '../../list-controls/useListState'
import { useT } from '../../messages/useT'

export function MentorCourses({ mentorId }: { mentorId: string }) {
  const t = useT()
  return (
    <Stack as="section" $gap={6}>
      <SectionTitle>{t('public.profile.courses')}</SectionTitle>
      <Courses mentorId={mentorId} />
    </Stack>
  )
}

function Courses({ mentorId }: { mentorId: string }) {
  const t = useT()
  const { state, change } = useListState(['newest'])
  const courses = useEndpoint(getCoursesByMentor, coursesRequest(mentorId, state.page))

  if (courses.isLoading) return <CourseSkeletons />
  if (!courses.data) return <LoadFailed error={courses.error!} onRetry={courses.retry} />
  const { resources, pagination } = courses.data
  if (resources.length === 0) return <Empty title={t('public.profile.noCourses')} />

  return (
    <>
      {courses.error && <StaleNotice onRetry={courses.retry} />}
      <CardGrid aria-busy={courses.isRefreshing}>
        {resources.map((course) => (
          <li key={course._id}>
            <CourseCard course={course} />
          </li>
        ))}
      </CardGrid>
      <Pagination
        page={state.page}
        totalPages={pagination.totalPages}
        onChange={(page) => change({ page })}
      />
    </>
  )
}

/** The request for one page of a mentor's courses. */
export const coursesRequest = (mentorId: string, page: number) => ({
  params: { mentorId },
  query: { page, limit: PAGE_SIZE },
})
