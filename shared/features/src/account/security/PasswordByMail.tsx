import { useState } from 'react'
import { call, useAttempt } from '@mentor-connect/api'
import { requestPasswordReset } from '@mentor-connect/contract/accounts/auth'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { Button, Muted, Notice, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { useT } from '../useT'

/** Mails a link for setting a password. It is for accounts without a password whose session is not recent enough. */
export function PasswordByMail({ email, role }: { email: string; role: Role }) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const [isSent, setSent] = useState(false)

  const send = async () => setSent(await attempt(() => call(requestPasswordReset, { body: { email, role } })))

  if (isSent) return <Notice tone="success">{t('account.password.linkSent', { email })}</Notice>
  return (
    <Stack $gap={3}>
      <Muted>{t('account.password.byMail', { email })}</Muted>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row>
        <Button $inactive={isBusy} onClick={() => void send()}>
          {t(isBusy ? 'account.wait' : 'account.password.mailLink')}
        </Button>
      </Row>
    </Stack>
  )
}
