import { useEndpoint } from '@mentor-connect/api'
import { getOwnResources } from '@mentor-connect/contract/courses/authoring/authoring'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, CardGrid, Empty, LoadFailed, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { CourseCard } from '../course-cards/CourseCard'
import { CourseCardSkeletons } from '../course-cards/CourseCardSkeletons'
import { useT } from '../messages/useT'

const SHOWN = 3

/** The most recently edited courses. */
export function LatestResources({ mentorId }: { mentorId: string | undefined }) {
  const t = useT()
  const own = useEndpoint(getOwnResources, mentorId ? { query: { page: 1, limit: SHOWN } } : null)
  return (
    <Stack as="section" $gap={5} aria-labelledby="own-courses">
      <Row $between>
        <SectionTitle id="own-courses">{t('mentor.dashboard.resources')}</SectionTitle>
        <ButtonLink to={paths.mentorArea.resources} $variant="ghost">
          {t('mentor.resources.all')}
        </ButtonLink>
      </Row>
      {own.isLoading && <CourseCardSkeletons />}
      {!own.data && own.error && <LoadFailed error={own.error} onRetry={own.retry} />}
      {own.data?.resources.length === 0 && (
        <Empty title={t('mentor.resources.empty')}>
          <p>{t('mentor.resources.emptyHint')}</p>
          <Row $gap={3}>
            <ButtonLink to={paths.mentorArea.addResource}>
              <Plus size={18} aria-hidden />
              {t('mentor.create.title')}
            </ButtonLink>
            <ButtonLink to={paths.mentorArea.editProfile} $variant="secondary">
              {t('mentor.pending.profile')}
            </ButtonLink>
            <ButtonLink to={paths.mentorArea.hours} $variant="secondary">
              {t('mentor.pending.hours')}
            </ButtonLink>
          </Row>
        </Empty>
      )}
      <CardGrid>
        {own.data?.resources.map((course) => (
          <CourseCard key={course._id} course={course} />
        ))}
      </CardGrid>
    </Stack>
  )
}
