import { useEndpoint } from '@mentor-connect/shared/api'
import { getCoursesByMentor, type CoursePage } from '@mentor-connect/shared/contracts/courses'
import { PAGE_SIZE_MAX } from '@mentor-connect/shared/contracts/limits'
import { paths } from '@mentor-connect/shared/remote'
import {
  ButtonLink,
  CardGrid,
  Empty,
  LoadFailed,
  Row,
  SectionTitle,
  StaleNotice,
  Stack,
} from '@mentor-connect/shared/ui'
import { useT } from '../messages/useT'
import { CourseCard } from '../course-cards/CourseCard'
import { CourseCardSkeletons } from '../course-cards/CourseCardSkeletons'
import { EnrolmentChart } from './EnrolmentChart'
import { NumberTiles } from './NumberTiles'

const CARDS_SHOWN = 3

/** What the mentor teaches and who learns from it. */
export function TeachingOverview({ mentorId }: { mentorId: string | undefined }) {
  const own = useEndpoint(
    getCoursesByMentor,
    mentorId ? { params: { mentorId }, query: { page: 1, limit: PAGE_SIZE_MAX, sort: 'popular' } } : null,
  )
  if (own.isLoading) return <CourseCardSkeletons />
  if (!own.data) return own.error ? <LoadFailed error={own.error} onRetry={own.retry} /> : null

  return (
    <>
      {own.error && <StaleNotice onRetry={own.retry} />}
      <Courses page={own.data} />
    </>
  )
}

function Courses({ page: { resources, pagination } }: { page: CoursePage }) {
  const t = useT()
  if (resources.length === 0) return <Empty title={t('mentor.resources.empty')} />
  return (
    <>
      <NumberTiles courses={resources} total={pagination.totalItems} />
      <EnrolmentChart courses={resources} />
      <Stack as="section" $gap={5} aria-labelledby="own-courses">
        <Row $between>
          <SectionTitle id="own-courses">{t('mentor.dashboard.courses')}</SectionTitle>
          <ButtonLink to={paths.mentorArea.resources} $variant="ghost">
            {t('mentor.dashboard.allCourses')}
          </ButtonLink>
        </Row>
        <CardGrid>
          {resources.slice(0, CARDS_SHOWN).map((course) => (
            <CourseCard key={course._id} course={course} />
          ))}
        </CardGrid>
      </Stack>
    </>
  )
}
