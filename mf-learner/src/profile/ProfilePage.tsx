import { AccountColumn, ProfileColumns } from '@mentor-connect/shared/account'
import { fileUrl } from '@mentor-connect/shared/api'
import { useLearner } from '@mentor-connect/shared/auth'
import { useFormats } from '@mentor-connect/shared/i18n'
import { PageTitle, paths } from '@mentor-connect/shared/remote'
import { AreaPage, ButtonLink, PersonHeader } from '@mentor-connect/shared/ui'
import { Pencil } from 'lucide-react'
import { useT } from '../messages/useT'
import { EnrolledCourses } from './EnrolledCourses'
import { ProfileFacts } from './ProfileFacts'
import { ProfileSkeleton } from './ProfileSkeleton'

export default function ProfilePage() {
  const t = useT()
  const { longDate } = useFormats()
  const learner = useLearner()

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
          <ProfileColumns>
            <EnrolledCourses courses={learner.courses} />
            <AccountColumn userId={learner._id} role="user">
              <ProfileFacts learner={learner} />
              <ButtonLink to={paths.learner.profileEdit} $variant="secondary" $wide>
                <Pencil size={18} aria-hidden />
                {t('learner.profile.edit')}
              </ButtonLink>
            </AccountColumn>
          </ProfileColumns>
        </>
      )}
    </AreaPage>
  )
}
