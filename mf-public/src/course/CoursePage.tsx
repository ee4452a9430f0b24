import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { getCourse } from '@mentor-connect/contract/api/courses'
import { PageTitle } from '@mentor-connect/contract/remote'
import { LoadFailed, StaleNotice, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { PageColumn } from '../page-layout/PageColumn'
import { BackLink } from './BackLink'
import { CourseDetail } from './CourseDetail'
import { CourseNotFound } from './CourseNotFound'
import { CourseDetailSkeleton } from './CourseDetailSkeleton'

/** The page of one course. Its id is the last path segment, wherever the page is mounted. */
export default function CoursePage() {
  const { courseId = '' } = useParams()
  return (
    <PageColumn>
      <BackLink />
      <LoadedCourse key={courseId} id={courseId} />
    </PageColumn>
  )
}

function LoadedCourse({ id }: { id: string }) {
  const t = useT()
  const course = useEndpoint(getCourse, { params: { id } })

  if (course.isLoading) return <CourseDetailSkeleton />
  if (!course.data) {
    console.error('Failed to fetch resource', course.error)
    if (course.error && isNotFound(course.error)) return <CourseNotFound />
    return (
      <>
        <PageTitle>{t('public.course.pageTitle')}</PageTitle>
        <Title>{t('public.course.pageTitle')}</Title>
        <LoadFailed error={course.error!} onRetry={course.retry} />
      </>
    )
  }
  return (
    <>
      <PageTitle>{course.data.title}</PageTitle>
      {course.error && <StaleNotice onRetry={course.retry} />}
      <CourseDetail course={course.data} />
    </>
  )
}
