import { useEndpoint } from '@mentor-connect/shared/api'
import { useMentor } from '@mentor-connect/shared/auth'
import { getCoursesByMentor } from '@mentor-connect/shared/contracts/courses'
import { PAGE_SIZE } from '@mentor-connect/shared/contracts/limits'
import { PageTitle, usePageNumber } from '@mentor-connect/shared/remote'
import {
  AreaPage,
  CardGrid,
  Empty,
  Lead,
  LoadFailed,
  Pagination,
  StaleNotice,
  Title,
} from '@mentor-connect/shared/ui'
import { Navigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { CourseCard } from '../course-cards/CourseCard'
import { CourseCardSkeletons } from '../course-cards/CourseCardSkeletons'

const PLACEHOLDERS = 6

export default function ResourcesPage() {
  const t = useT()
  return (
    <AreaPage>
      <PageTitle>{t('mentor.resources.title')}</PageTitle>
      <header>
        <Title>{t('mentor.resources.title')}</Title>
        <Lead>{t('mentor.resources.lead')}</Lead>
      </header>
      <OwnResources />
    </AreaPage>
  )
}

function OwnResources() {
  const t = useT()
  const mentorId = useMentor()?._id
  const [page, setPage] = usePageNumber()
  const own = useEndpoint(
    getCoursesByMentor,
    mentorId ? { params: { mentorId }, query: { page, limit: PAGE_SIZE, sort: 'popular' } } : null,
  )
  if (own.isLoading) return <CourseCardSkeletons count={PLACEHOLDERS} />
  if (!own.data) return own.error ? <LoadFailed error={own.error} onRetry={own.retry} /> : null

  const { resources, pagination } = own.data
  if (!own.isRefreshing && page > Math.max(1, pagination.totalPages))
    return <Navigate to={`?page=${Math.max(1, pagination.totalPages)}`} replace />
  if (resources.length === 0) return <Empty title={t('mentor.resources.empty')} />
  return (
    <>
      {own.error && <StaleNotice onRetry={own.retry} />}
      <CardGrid>
        {resources.map((course) => (
          <CourseCard key={course._id} course={course} />
        ))}
      </CardGrid>
      <Pagination page={page} totalPages={pagination.totalPages} onChange={setPage} />
    </>
  )
}
