import { fileUrl } from '@mentor-connect/api'
import { useLearner } from '@mentor-connect/contract/auth'
import { useFormats } from '@mentor-connect/i18n'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AccountColumn } from '@mentor-connect/features/account'
import { AreaPage, ButtonLink, Columns, PersonHeader, Stack } from '@mentor-connect/ui'
import { IdCard, NotebookPen, Pencil } from 'lucide-react'
import { useT } from '../messages/useT'
import { AgeQuestion } from '../age-question/AgeQuestion'
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
          {learner.birthYear === undefined && <AgeQuestion learnerId={learner._id} place="profile" />}
          <Columns>
            <Stack $gap={6}>
              <ProfileFacts learner={learner} />
              <ButtonLink to={paths.learner.profileEdit} $variant="secondary" $wide>
                <Pencil size={18} aria-hidden />
                {t('learner.profile.edit')}
              </ButtonLink>
              <ButtonLink to={paths.learner.portfolio} $variant="secondary" $wide>
                <IdCard size={18} aria-hidden />
                {t('learner.profile.portfolio')}
              </ButtonLink>
              <ButtonLink to={paths.learner.notes} $variant="secondary" $wide>
                <NotebookPen size={18} aria-hidden />
                {t('learner.notes.title')}
              </ButtonLink>
              <EnrolledCourses courses={learner.courses} />
            </Stack>
            <AccountColumn userId={learner._id} role="user" />
          </Columns>
        </>
      )}
    </AreaPage>
  )
}
