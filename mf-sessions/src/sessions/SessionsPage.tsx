import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, ButtonLink, Lead, Row, Title } from '@mentor-connect/ui'
import { Users } from 'lucide-react'
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
        {!isMentor && (
          <ButtonLink $variant="secondary" to={paths.learner.workshops}>
            <Users size={18} aria-hidden />
            {t('sessions.list.ownWorkshops')}
          </ButtonLink>
        )}
      </Row>
      <SessionList isMentor={isMentor} />
    </AreaPage>
  )
}
