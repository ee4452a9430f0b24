import { useEndpoint } from '@mentor-connect/api'
import { getCourses } from '@mentor-connect/contract/courses/courses'
import { useLocale } from '@mentor-connect/i18n'
import { CourseSection } from '../course-cards/CourseSection'
import { useT } from '../messages/useT'

const SHOWN = 3

/** Popular courses, shown to new learners in place of figures, which they do not have. */
export function PopularCourses() {
  const t = useT()
  const popular = useEndpoint(getCourses, {
    query: { page: 1, limit: SHOWN, languageFirst: useLocale(), sort: 'popular' },
  })
  return <CourseSection title={t('learner.explore.popular')} state={popular} placeholders={SHOWN} />
}
