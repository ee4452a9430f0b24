import { useMentor } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, Skeleton, Title, notify } from '@mentor-connect/ui'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { EditProfileForm } from './EditProfileForm'

export default function EditProfilePage() {
  const t = useT()
  const mentor = useMentor()
  const navigate = useNavigate()

  const handleSaved = () => {
    notify.success(t('mentor.profile.saved'))
    void navigate(paths.mentorArea.profile)
  }
  return (
    <AreaPage>
      <PageTitle>{t('mentor.profile.edit')}</PageTitle>
      <Title>{t('mentor.profile.edit')}</Title>
      {mentor ? (
        <EditProfileForm
          mentor={mentor}
          onSaved={handleSaved}
          onCancel={() => void navigate(paths.mentorArea.profile)}
        />
      ) : (
        <Skeleton $height="30rem" />
      )}
    </AreaPage>
  )
}
