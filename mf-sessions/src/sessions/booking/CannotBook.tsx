import type { BookingState } from '@mentor-connect/contract/mentoring/sessions/availability'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Card, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

type Why = Exclude<BookingState, 'open'>

const WAYS_OUT: Record<Why, (mentorId: string) => string> = {
  closed: paths.learner.mentor,
  'introduction-booked': () => paths.learner.mentorships,
  'consent-needed': () => paths.learner.chat,
}

/** Says why a learner cannot book with this mentor, and links to what must be done first. */
export function CannotBook({ why, mentorId }: { why: Why; mentorId: string }) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="cannot-book">
      <Stack>
        <SectionTitle id="cannot-book">{t(`sessions.cannot.${why}`)}</SectionTitle>
        <p>{t(`sessions.cannot.${why}.text`)}</p>
        <Row>
          {why === 'closed' && (
            <ButtonLink to={paths.learner.askMentor(mentorId)}>{t('sessions.cannot.ask')}</ButtonLink>
          )}
          <ButtonLink to={WAYS_OUT[why](mentorId)} $variant={why === 'closed' ? 'secondary' : 'primary'}>
            {t(`sessions.cannot.${why}.way`)}
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  )
}
