import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { PageTitle } from '@mentor-connect/contract/remote'
import {
  NotFound,
  LoadFailed,
  LoadingHeading,
  StaleNotice,
  Title,
  Skeleton,
  Stack,
  SectionTitle,
} from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { PopularCourses } from '../course-cards/PopularCourses'
import { useT } from '../messages/useT'
import { PageColumn } from '../page-layout/PageColumn'
import { BackLink } from './BackLink'
import { CourseDetail } from './CourseDetail'

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

function CourseDetailSkeleton() {
  return (
    <Stack $gap={6} aria-busy>
      <LoadingHeading />
      <Skeleton $height="16rem" />
      <Skeleton $height="2rem" $width="40%" />
      <Skeleton />
      <Skeleton $width="80%" />
      <Skeleton $height="12rem" />
    </Stack>
  )
}

function CourseNotFound() {
  const t = useT()
  return (
    <NotFound title={t('public.course.notFound')} help={t('public.course.notFoundHelp')}>
      <Stack as="section" $gap={5}>
        <SectionTitle>{t('public.home.courses.title')}</SectionTitle>
        <PopularCourses />
      </Stack>
    </NotFound>
  )
}
