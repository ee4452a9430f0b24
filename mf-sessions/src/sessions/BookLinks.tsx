import { useEndpoint } from '@mentor-connect/api'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Row } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** More than the number of mentors that a learner can have at the same time, so that all are listed. */
const ALL = 10

/** Shown to a learner without sessions: links to book a session with a mentor, or a hint on how to find one. */
export function BookLinks() {
  const t = useT()
  const { data, error } = useEndpoint(getMentorships, { query: { which: 'current', limit: ALL } })
  if (!data && !error) return null
  const mentors = data?.mentorships.map(({ partner }) => partner) ?? []
  if (mentors.length > 0)
    return (
      <Row>
        {mentors.map(({ id, name }) => (
          <ButtonLink key={id} $named to={paths.learner.bookSession(id)}>
            {t('sessions.list.bookWith', { name })}
          </ButtonLink>
        ))}
      </Row>
    )
  return (
    <>
      <p>{t('sessions.list.emptyLearner')}</p>
      <Row>
        <ButtonLink to={paths.learner.mentorDirectory}>{t('sessions.list.findMentor')}</ButtonLink>
        <ButtonLink to={paths.learner.explore} $variant="secondary">
          {t('sessions.list.explore')}
        </ButtonLink>
      </Row>
    </>
  )
}
