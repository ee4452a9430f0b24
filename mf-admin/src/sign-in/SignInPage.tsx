import { useAttempt } from '@mentor-connect/api'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Button, Lead, Title } from '@mentor-connect/ui'
import { useNavigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { signInWithPasskey } from '../operator/passkeys'
import { startOf } from '../operator/sections'
import { useOperator } from '../operator/useOperator'

export default function SignInPage() {
  const t = useT()
  const navigate = useNavigate()
  const { setData } = useOperator()
  const { attempt, isBusy, failure } = useAttempt()

  const signIn = () =>
    attempt(async () => {
      const operator = await signInWithPasskey()
      setData(operator)
      await navigate(startOf(operator.role))
    })

  return (
    <AreaPage>
      <PageTitle>{t('admin.signIn.title')}</PageTitle>
      <header>
        <Title>{t('admin.signIn.title')}</Title>
        <Lead>{t('admin.signIn.lead')}</Lead>
      </header>
      <div>
        <Button onClick={() => void signIn()} $inactive={isBusy}>
          {t('admin.signIn.button')}
        </Button>
      </div>
      <AdminFailure failure={failure} />
    </AreaPage>
  )
}
