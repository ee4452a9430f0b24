import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, ButtonLink, Lead, Row, Title, Notice } from '@mentor-connect/ui'
import { BellRing, CalendarSync, Users } from 'lucide-react'
import { useEndpoint } from '@mentor-connect/api'
import { getBookingPause } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { NO_SHOW_DAYS } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { useFormats } from '@mentor-connect/i18n'
import { useT } from '../messages/useT'
import { SessionList } from './SessionList'

/** The sessions of a learner or a mentor. */
export default function SessionsPage() {
  const t = useT()
  const { session } = useSession()
  const isMentor = session.role === 'mentor'
  return (
    <AreaPage>
      <PageTitle>{t('sessions.list.title')}</PageTitle>
      <Row $between $gap={4}>
        <header>
          <Title>{t('sessions.list.title')}</Title>
          <Lead>{t(isMentor ? 'sessions.list.leadMentor' : 'sessions.list.lead')}</Lead>
        </header>
        <Row $gap={3}>
          {!isMentor && (
            <ButtonLink $variant="secondary" to={paths.learner.workshops}>
              <Users size={18} aria-hidden />
              {t('sessions.list.ownWorkshops')}
            </ButtonLink>
          )}
          <ButtonLink
            $variant="secondary"
            to={`${paths.notificationSettings(isMentor ? 'mentor' : 'user')}#reminders`}
          >
            <BellRing size={18} aria-hidden />
            {t('sessions.list.reminders')}
          </ButtonLink>
          <ButtonLink $variant="secondary" to={isMentor ? paths.mentorArea.calendar : paths.learner.calendar}>
            <CalendarSync size={18} aria-hidden />
            {t('sessions.list.calendar')}
          </ButtonLink>
        </Row>
      </Row>
      {!isMentor && <PauseNotice />}
      <SessionList isMentor={isMentor} />
    </AreaPage>
  )
}

/**
 * Says until when a learner cannot book because of missed sessions. Renders nothing if the learner can book.
 */
function PauseNotice() {
  const t = useT()
  const { dateTime } = useFormats()
  const until = useEndpoint(getBookingPause, {}).data?.until
  if (!until) return null
  return (
    <Notice>
      <p>{t('sessions.paused.title', { date: dateTime(until) })}</p>
      <p>{t('sessions.paused.text', { days: NO_SHOW_DAYS })}</p>
    </Notice>
  )
}
