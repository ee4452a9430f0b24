import { AccountDataCard, NotificationsCard, SecurityCard } from '@mentor-connect/shared/account'
import { fileUrl } from '@mentor-connect/shared/api'
import { useMentor, useSession } from '@mentor-connect/shared/auth'
import { useFormats } from '@mentor-connect/shared/i18n'
import { PageTitle, paths } from '@mentor-connect/shared/remote'
import {
  AreaPage,
  ButtonLink,
  Card,
  CardTitle,
  LanguageSwitch,
  PersonHeader,
  Row,
  SignOutButton,
  Skeleton,
  Stack,
  ThemeSwitch,
  Title,
  VisuallyHidden,
  media,
  space,
} from '@mentor-connect/shared/ui'
import { PencilLine } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { ProfileFacts } from './ProfileFacts'
import { AccountStatusTags } from './AccountStatusTags'

export default function ProfilePage() {
  const t = useT()
  const { longDate } = useFormats()
  const mentor = useMentor()
  const { signOut } = useSession()

  return (
    <AreaPage>
      <PageTitle>{t('mentor.profile.title')}</PageTitle>
      {!mentor && <ProfileSkeleton />}
      {mentor && (
        <>
          <PersonHeader
            name={mentor.name}
            picture={mentor.profile && fileUrl(mentor.profile)}
            since={t('mentor.profile.joined', { date: longDate(mentor.createdAt) })}
          >
            <AccountStatusTags mentor={mentor} />
          </PersonHeader>
          <div>
            <ButtonLink to={paths.mentorArea.editProfile}>
              <PencilLine size={18} aria-hidden />
              {t('mentor.profile.edit')}
            </ButtonLink>
          </div>
          <Columns>
            <ProfileFacts mentor={mentor} />
            <Stack $gap={6}>
              <Card as="section" aria-labelledby="preferences-title">
                <Stack>
                  <CardTitle as="h2" id="preferences-title">
                    {t('mentor.profile.preferences')}
                  </CardTitle>
                  <Row>
                    <LanguageSwitch />
                    <ThemeSwitch />
                  </Row>
                </Stack>
              </Card>
              <SecurityCard userId={mentor._id} role="mentor" />
              <NotificationsCard userId={mentor._id} />
              <AccountDataCard userId={mentor._id} />
              <SignOutButton onSignOut={signOut} />
            </Stack>
          </Columns>
        </>
      )}
    </AreaPage>
  )
}

function ProfileSkeleton() {
  const t = useT()
  return (
    <Stack $gap={6} role="status">
      <VisuallyHidden>{t('mentor.profile.loading')}</VisuallyHidden>
      <Title>{t('mentor.profile.title')}</Title>
      <Skeleton $height="9rem" />
      <Skeleton $height="14rem" />
    </Stack>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
