import { useEndpoint } from '@mentor-connect/api'
import { getCourses } from '@mentor-connect/contract/courses/courses'
import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { paths } from '@mentor-connect/contract/remote'
import { useLocale } from '@mentor-connect/i18n'
import { ButtonLink } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { CourseSection } from '../course-cards/CourseSection'
import { MentorSection } from './MentorSection'
import { speakersFirst } from './matchingMentors'
import { RecommendedSection } from '../course-cards/RecommendedSection'

const COURSES_SHOWN = 3
const MENTORS_SHOWN = 4

/** Suggested courses and mentors, shown while nothing is searched for. */
export function Discover() {
  const t = useT()
  const locale = useLocale()
  const first = { page: 1, limit: COURSES_SHOWN, languageFirst: locale }
  const popular = useEndpoint(getCourses, { query: { ...first, sort: 'popular' } })
  const newest = useEndpoint(getCourses, { query: { ...first, sort: 'newest' } })
  const mentors = useEndpoint(getMentors, {})
  const allCourses = (
    <ButtonLink to={paths.learner.resources} $variant="ghost">
      {t('learner.explore.allCourses')}
    </ButtonLink>
  )

  return (
    <>
      <RecommendedSection />
      <CourseSection
        title={t('learner.explore.popular')}
        state={popular}
        placeholders={COURSES_SHOWN}
        emptyText={t('learner.explore.noCoursesYet')}
        action={allCourses}
      />
      <MentorSection
        title={t('learner.explore.mentors')}
        state={mentors}
        mentors={mentors.data && speakersFirst(mentors.data, locale).slice(0, MENTORS_SHOWN)}
        placeholders={MENTORS_SHOWN}
        emptyText={t('learner.explore.noMentorsYet')}
      />
      <CourseSection
        title={t('learner.explore.newest')}
        state={newest}
        placeholders={COURSES_SHOWN}
        emptyText={t('learner.explore.noCoursesYet')}
      />
    </>
  )
}
