import { useMentor, useSession } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { Slot } from '@mentor-connect/contract/slots'
import { AreaPage, ButtonLink, Lead, Row, Title } from '@mentor-connect/ui'
import { ExternalLink } from 'lucide-react'
import { useT } from '../messages/useT'
import { LatestResources } from './LatestResources'
import { PendingNotice } from './PendingNotice'
import { TeachingFigures } from './TeachingFigures'

export default function DashboardPage() {
  const t = useT()
  const { session } = useSession()
  const mentor = useMentor()
  const isPending = mentor?.status === 'inactive'

  return (
    <AreaPage>
      <PageTitle>{t('mentor.dashboard.title')}</PageTitle>
      <Row as="header" $between>
        <div>
          <Title>{t('mentor.dashboard.title')}</Title>
          <Lead>{t('mentor.dashboard.welcome', { name: session.data?.name ?? '' })}</Lead>
        </div>
        {mentor && !isPending && (
          <ButtonLink to={paths.mentor(mentor._id)} $variant="secondary">
            <ExternalLink size={18} aria-hidden />
            {t('mentor.dashboard.publicProfile')}
          </ButtonLink>
        )}
      </Row>
      {isPending && <PendingNotice />}
      {!isPending && (
        <>
          <TeachingFigures mentorId={mentor?._id} />
          <LatestResources mentorId={mentor?._id} />
          {mentor && <Slot name="mentor.dashboard" mentorId={mentor._id} />}
        </>
      )}
    </AreaPage>
  )
}
