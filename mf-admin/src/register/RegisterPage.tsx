import { call, useAttempt } from '@mentor-connect/api'
import { getOperator } from '@mentor-connect/contract/admin/passkeys'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Button, Lead, Notice, Title } from '@mentor-connect/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { AdminFailure } from '../operator/AdminFailure'
import { register } from '../operator/passkeys'
import { startOf } from '../operator/sections'
import { useOperator } from '../operator/useOperator'

const NEEDED = 2

export default function RegisterPage() {
  const t = useT()
  const navigate = useNavigate()
  const { setData } = useOperator()
  // The invitation is in the fragment of the URL, so that this secret reaches no server log.
  const invitation = useLocation().hash.slice(1)
  const [passkeys, setPasskeys] = useState(0)
  const { attempt, isBusy, failure } = useAttempt()

  const add = () =>
    attempt(async () => {
      const present = await register(invitation)
      setPasskeys(present)
      if (present < NEEDED) return
      const operator = (await call(getOperator, {})).data
      setData(operator)
      await navigate(startOf(operator.role), { replace: true })
    })

  return (
    <AreaPage>
      <PageTitle>{t('admin.register.title')}</PageTitle>
      <header>
        <Title>{t('admin.register.title')}</Title>
        <Lead>{t('admin.register.lead')}</Lead>
      </header>
      {passkeys > 0 && <Notice tone="success">{t('admin.register.first')}</Notice>}
      <div>
        <Button onClick={() => void add()} $inactive={isBusy}>
          {passkeys === 0 ? t('admin.register.addFirst') : t('admin.register.addSecond')}
        </Button>
      </div>
      <AdminFailure failure={failure} />
    </AreaPage>
  )
}
