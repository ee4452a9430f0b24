import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, ButtonLink, Lead, Row, Title } from '@mentor-connect/ui'
import { Plus, Search } from 'lucide-react'
import { useT } from '../../messages/useT'
import { WorkshopList } from './WorkshopList'

/** The workshops that a mentor gives, or that a learner has joined. */
export default function WorkshopsPage() {
  const t = useT()
  const { session } = useSession()
  const isMentor = session.role === 'mentor'
  return (
    <AreaPage>
      <PageTitle>{t('sessions.workshops.title')}</PageTitle>
      {!isMentor && <BackTo to={paths.learner.sessions}>{t('sessions.list.title')}</BackTo>}
      <Row $between $gap={4}>
        <header>
          <Title>{t('sessions.workshops.title')}</Title>
          <Lead>{t(isMentor ? 'sessions.workshops.leadMentor' : 'sessions.workshops.lead')}</Lead>
        </header>
        {isMentor ? (
          <ButtonLink to={paths.mentorArea.newWorkshop}>
            <Plus size={18} aria-hidden />
            {t('sessions.workshops.new')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.learner.openWorkshops}>
            <Search size={18} aria-hidden />
            {t('sessions.workshops.find')}
          </ButtonLink>
        )}
      </Row>
      <WorkshopList isMentor={isMentor} />
    </AreaPage>
  )
}
