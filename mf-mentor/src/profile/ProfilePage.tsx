import { fileUrl } from '@mentor-connect/api'
import { useMentor } from '@mentor-connect/contract/auth'
import { useFormats } from '@mentor-connect/i18n'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AccountColumn } from '@mentor-connect/features/account'
import {
  AreaPage,
  ButtonLink,
  Columns,
  Notice,
  PersonHeader,
  Row,
  Skeleton,
  Stack,
  Title,
} from '@mentor-connect/ui'
import { PencilLine } from 'lucide-react'
import { useT } from '../messages/useT'
import { ProfileFacts } from './ProfileFacts'
import { AccountStatusTags } from './AccountStatusTags'

export default function ProfilePage() {
  const t = useT()
  const { longDate } = useFormats()
  const mentor = useMentor()

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
          {mentor.status === 'active' && !mentor.story && <Notice>{t('mentor.profile.storyMissing')}</Notice>}
          <Row>
            <ButtonLink to={paths.mentorArea.editProfile}>
              <PencilLine size={18} aria-hidden />
              {t('mentor.profile.edit')}
            </ButtonLink>
            {mentor.status === 'active' && (
              <ButtonLink to={paths.mentor(mentor._id)} $variant="secondary">
                {t('mentor.profile.publicPage')}
              </ButtonLink>
            )}
          </Row>
          <Columns>
            <ProfileFacts mentor={mentor} />
            <AccountColumn userId={mentor._id} role="mentor" />
          </Columns>
        </>
      )}
    </AreaPage>
  )
}

function ProfileSkeleton() {
  const t = useT()
  return (
    <Stack $gap={6}>
      <Title>{t('mentor.profile.title')}</Title>
      <Skeleton $height="9rem" />
      <Skeleton $height="14rem" />
    </Stack>
  )
}
