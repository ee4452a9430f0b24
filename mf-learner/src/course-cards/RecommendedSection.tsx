import { useEndpoint } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import {
  getRecommendations,
  type RecommendationReason,
} from '@mentor-connect/contract/courses/recommendations'
import { paths } from '@mentor-connect/contract/remote'
import { useLocale } from '@mentor-connect/i18n'
import { useSubjectName } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from '../messages/useT'
import { CourseGrid } from './CourseGrid'
import { CourseTile } from './CourseTile'
import { Section } from './Section'

const PLACEHOLDERS = 3

/** Recommended courses, each with the reason. If there are none, a link to choose subjects is shown instead. */
export function RecommendedSection() {
  const t = useT()
  const subject = useSubjectName()
  const { session } = useSession()
  const languageFirst = useLocale()
  const state = useEndpoint(
    getRecommendations,
    session.data && { query: { userId: session.data._id, languageFirst } },
  )
  const found = state.data ?? []
  const sentence = (reason: RecommendationReason) =>
    reason.kind === 'domain'
      ? t('learner.recommended.domain', { domain: subject(reason.domain) })
      : t('learner.recommended.learners', { title: reason.title })
  if (state.data && found.length === 0) return <ChooseSubjects />
  return (
    <Section
      title={t('learner.recommended.title')}
      state={state}
      placeholders={PLACEHOLDERS}
      isEmpty={found.length === 0}
    >
      <CourseGrid>
        {found.map(({ course, reason }) => (
          <CourseTile key={course._id} course={course} reason={sentence(reason)} />
        ))}
      </CourseGrid>
    </Section>
  )
}

function ChooseSubjects() {
  const t = useT()
  return (
    <p>
      <Link to={paths.learner.profileEdit}>{t('learner.recommended.chooseDomains')}</Link>
    </p>
  )
}
