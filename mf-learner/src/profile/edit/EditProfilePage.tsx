import { useLearner } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, Title, notify } from '@mentor-connect/ui'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { ProfileSkeleton } from '../ProfileSkeleton'
import { EditProfileForm } from './EditProfileForm'

export default function EditProfilePage() {
  const t = useT()
  const learner = useLearner()
  const navigate = useNavigate()
  const leave = () => void navigate(paths.learner.profile)

  const handleSaved = () => {
    notify.success(t('learner.profile.saved'))
    leave()
  }
  return (
    <AreaPage>
      <PageTitle>{t('learner.profile.edit')}</PageTitle>
      <Title>{t('learner.profile.edit')}</Title>
      {learner ? (
        <EditProfileForm learner={learner} onSaved={handleSaved} onCancel={leave} />
      ) : (
        <ProfileSkeleton />
      )}
    </AreaPage>
  )
}
