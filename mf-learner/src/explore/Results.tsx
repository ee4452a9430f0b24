import { useEndpoint } from '@mentor-connect/api'
import { getCourses, type CoursePage } from '@mentor-connect/contract/courses/courses'
import { isCourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { useLocale, languageOf } from '@mentor-connect/i18n'
import { Pagination } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { CourseSection } from '../course-cards/CourseSection'
import { matchingMentors, speakersFirst } from './matchingMentors'
import { MentorSection } from './MentorSection'
import type { ExploreQuery } from './useExploreQuery'

const PLACEHOLDERS = 3

/** The courses and mentors that match a search. */
export function Results({ query, onPage }: { query: ExploreQuery; onPage: (page: number) => void }) {
  const t = useT()
  const { text, domain, language, page } = query
  const locale = useLocale()
  const courses = useEndpoint(getCourses, {
    query: {
      page,
      limit: PAGE_SIZE,
      languageFirst: locale,
      ...(text.trim() && { q: text.trim() }),
      ...(domain && { domain }),
      ...(isCourseLanguage(language) && { language }),
    },
  })
  const mentors = useEndpoint(getMentors, {})
  const totalPages = courses.data?.pagination.totalPages ?? 0

  return (
    <>
      {courses.data?.widened && <WidenedNote widened={courses.data.widened} />}
      <CourseSection
        title={t('learner.explore.courseResults')}
        state={courses}
        placeholders={PLACEHOLDERS}
        emptyText={t('learner.explore.noCourses')}
        hint={t('learner.explore.tryOther')}
      />
      <Pagination page={page} totalPages={totalPages} onChange={onPage} />
      <MentorSection
        title={t('learner.explore.mentorResults')}
        state={mentors}
        mentors={mentors.data && speakersFirst(matchingMentors(mentors.data, query), locale)}
        placeholders={PLACEHOLDERS}
        emptyText={t('learner.explore.noMentors')}
      />
    </>
  )
}

/** Says that the search also included similar words. */
function WidenedNote({ widened }: { widened: NonNullable<CoursePage['widened']> }) {
  const t = useT()
  const { searchedFor, exact } = widened
  return (
    <p>
      {t(exact === 0 ? 'learner.explore.showingFor' : 'learner.explore.alsoFor')}{' '}
      <strong lang={languageOf(searchedFor)}>{searchedFor}</strong>
    </p>
  )
}
