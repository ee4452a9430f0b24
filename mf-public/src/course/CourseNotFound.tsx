import { SectionTitle, Stack } from '@mentor-connect/ui'
import { PopularCourses } from '../course-cards/PopularCourses'
import { useT } from '../messages/useT'
import { NotFound } from '../page-layout/NotFound'

export function CourseNotFound() {
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
