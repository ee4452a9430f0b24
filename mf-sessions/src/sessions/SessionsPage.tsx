import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, ButtonLink, Lead, Row, Title } from '@mentor-connect/ui'
import { BellRing, CalendarSync, Users } from 'lucide-react'
import { useT } from '../messages/useT'
import { PauseNotice } from './PauseNotice'
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
