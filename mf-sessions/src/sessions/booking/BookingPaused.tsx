import { NO_SHOW_DAYS } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { paths } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { ButtonLink, Card, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

/** Replaces the calendar while a learner cannot book because of missed sessions. It says until when. */
export function BookingPaused({ until }: { until: string }) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Card as="section" aria-labelledby="booking-paused">
      <Stack>
        <SectionTitle id="booking-paused">
          {t('sessions.paused.title', { date: dateTime(until) })}
        </SectionTitle>
        <p>{t('sessions.paused.text', { days: NO_SHOW_DAYS })}</p>
        <Row>
          <ButtonLink to={paths.learner.sessions}>{t('sessions.list.title')}</ButtonLink>
        </Row>
      </Stack>
    </Card>
  )
}
