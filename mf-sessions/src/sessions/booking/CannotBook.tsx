import type { BookingState } from '@mentor-connect/contract/api/availability'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Card, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

type Why = Exclude<BookingState, 'open'>

const WAYS_OUT: Record<Why, string> = {
  closed: paths.learner.explore,
  'introduction-booked': paths.learner.mentorships,
  'consent-needed': paths.learner.chat,
}

/** Why a learner cannot book with this mentor, and what comes first. */
export function CannotBook({ why }: { why: Why }) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="cannot-book">
      <Stack>
        <SectionTitle id="cannot-book">{t(`sessions.cannot.${why}`)}</SectionTitle>
        <p>{t(`sessions.cannot.${why}.text`)}</p>
        <div>
          <ButtonLink to={WAYS_OUT[why]}>{t(`sessions.cannot.${why}.way`)}</ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
