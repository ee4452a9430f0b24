import { Muted, Stack } from '@mentor-connect/ui'
import { RecommendedSection } from '../course-cards/RecommendedSection'
import { useT } from '../messages/useT'
import { PopularCourses } from './PopularCourses'

/** Courses for a new learner: those of the chosen subjects, or the popular ones if no subject was chosen. */
export function FirstCourses({ domains }: { domains: string[] }) {
  const t = useT()
  return (
    <Stack $gap={5}>
      {domains.length > 0 ? <RecommendedSection key={domains.join()} /> : <PopularCourses />}
      <Muted>
        <span>{t('learner.recent.empty')}</span> <span>{t('learner.progress.empty')}</span>{' '}
        <span>{t('learner.certificates.empty')}</span>
      </Muted>
    </Stack>
  )
}
