import { useMentor, useSession } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import {
  AreaPage,
  ButtonLink,
  Lead,
  Row,
  Title,
  Modal,
  SectionTitle,
  SignOutButton,
  Stack,
  color,
} from '@mentor-connect/ui'
import { ExternalLink, Hourglass } from 'lucide-react'
import { useT } from '../messages/useT'
import { LatestResources } from './LatestResources'
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
        </>
      )}
    </AreaPage>
  )
}

/** Covers the dashboard until the mentor is approved; the only action is to sign out. */
function PendingNotice() {
  const t = useT()
  const { signOut } = useSession()
  return (
    <Modal labelledBy="pending-title" describedBy="pending-text">
      <Stack>
        <Hourglass size={36} color={color.warning} aria-hidden />
        <SectionTitle id="pending-title">{t('mentor.pending.title')}</SectionTitle>
        <p id="pending-text">{t('mentor.pending.text')}</p>
        <SignOutButton onSignOut={signOut} label={t('mentor.pending.signOut')} variant="primary" />
      </Stack>
    </Modal>
  )
}
