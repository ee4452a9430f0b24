import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Card, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

/**
 * Replaces the calendar while the mentor is away. Mentors get a link to end their absence, learners one to other
 * mentors.
 */
export function MentorAway() {
  const t = useT()
  const { session } = useSession()
  const isMentor = session.role === 'mentor'
  const side = isMentor ? 'mentor' : 'learner'
  return (
    <Card as="section" aria-labelledby="mentor-away">
      <Stack>
        <SectionTitle id="mentor-away">{t(`sessions.away.${side}`)}</SectionTitle>
        <p>{t(`sessions.away.${side}.text`)}</p>
        <Row>
          <ButtonLink to={isMentor ? paths.mentorArea.places : paths.learner.mentorDirectory}>
            {t(`sessions.away.${side}.way`)}
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  )
}
