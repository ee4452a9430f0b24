import { AccountDataCard, NotificationsCard, SecurityCard } from '@mentor-connect/shared/account'
import { fileUrl } from '@mentor-connect/shared/api'
import { useLearner, useSession } from '@mentor-connect/shared/auth'
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
  Stack,
  ThemeSwitch,
  media,
  space,
} from '@mentor-connect/shared/ui'
import { Pencil } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { EnrolledCourses } from './EnrolledCourses'
import { ProfileFacts } from './ProfileFacts'
import { ProfileSkeleton } from './ProfileSkeleton'

export default function ProfilePage() {
  const t = useT()
  const { longDate } = useFormats()
  const learner = useLearner()
  const { signOut } = useSession()

  return (
    <AreaPage>
      <PageTitle>{t('learner.profile.title')}</PageTitle>
      {!learner && <ProfileSkeleton />}
      {learner && (
        <>
          <PersonHeader
            name={learner.name}
            picture={learner.profile && fileUrl(learner.profile)}
            since={t('learner.profile.memberSince', { date: longDate(learner.createdAt) })}
          />
          <Columns>
            <EnrolledCourses courses={learner.courses} />
            <Stack $gap={6}>
              <ProfileFacts learner={learner} />
              <ButtonLink to={paths.learner.profileEdit} $variant="secondary" $wide>
                <Pencil size={18} aria-hidden />
                {t('learner.profile.edit')}
              </ButtonLink>
              <Card as="section" aria-labelledby="preferences-title">
                <Stack>
                  <CardTitle as="h2" id="preferences-title">
                    {t('learner.profile.preferences')}
                  </CardTitle>
                  <Row>
                    <LanguageSwitch />
                    <ThemeSwitch />
                  </Row>
                </Stack>
              </Card>
              <SecurityCard userId={learner._id} role="user" />
              <NotificationsCard userId={learner._id} />
              <AccountDataCard userId={learner._id} />
              <SignOutButton onSignOut={signOut} />
            </Stack>
          </Columns>
        </>
      )}
    </AreaPage>
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
