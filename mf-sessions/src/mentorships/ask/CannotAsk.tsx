import type { Mentoring } from '@mentor-connect/contract/mentoring/mentorships'
import { paths } from '@mentor-connect/contract/remote'
import { OPEN_REQUESTS_MAX, type AskObstacle } from '@mentor-connect/contract/mentoring/mentorship'
import { useFormats } from '@mentor-connect/i18n'
import { ButtonLink, Card, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { OpenRequests } from './OpenRequests'

interface CannotAskProps {
  obstacle: AskObstacle
  mentoring: Mentoring
  /** Name of the mentor. */
  name: string
}

/** Says why the learner cannot ask this mentor, and links to what is possible instead. */
export function CannotAsk({ obstacle, mentoring, name }: CannotAskProps) {
  const t = useT()
  const { longDate } = useFormats()
  const { mentorshipId, closedUntil } = mentoring
  const values = { name, max: OPEN_REQUESTS_MAX, date: closedUntil ? longDate(closedUntil) : '' }
  return (
    <Card as="section" aria-labelledby="cannot-ask">
      <Stack>
        <SectionTitle id="cannot-ask">{t(`mentorship.cannot.${obstacle}`, values)}</SectionTitle>
        <p>{t(`mentorship.cannot.${obstacle}.text`, values)}</p>
        {obstacle === 'tooMany' && <OpenRequests />}
        <Row>
          {obstacle === 'consent' && (
            <ButtonLink to={paths.learner.chat}>{t('mentorship.cannot.askGuardian')}</ButtonLink>
          )}
          {mentorshipId ? (
            <ButtonLink to={paths.learner.mentorship(mentorshipId)}>{t('mentorship.cannot.open')}</ButtonLink>
          ) : (
            obstacle !== 'tooMany' &&
            obstacle !== 'consent' && (
              <ButtonLink to={paths.learner.mentorDirectory}>{t('mentorship.cannot.others')}</ButtonLink>
            )
          )}
        </Row>
      </Stack>
    </Card>
  )
}
