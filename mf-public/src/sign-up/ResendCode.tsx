import { call, useAttempt } from '@mentor-connect/api'
import { resendOtp, type PendingVerification } from '@mentor-connect/contract/accounts/auth'
import { OTP_RESEND_COOLDOWN_MS } from '@mentor-connect/contract/rules/limits'
import { Button, Notice, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from './messages/useT'
import { FormFailure } from './FormFailure'
import { useCountdown } from './useCountdown'

/** A button that requests another code. It is inactive until the server would send one. */
export function ResendCode({ email, role }: PendingVerification) {
  const t = useT()
  const { secondsLeft, restart } = useCountdown(OTP_RESEND_COOLDOWN_MS)
  const { failure, attempt } = useAttempt()
  const [sent, setSent] = useState(false)

  const resend = async () => {
    setSent(false)
    restart()
    const isSent = await attempt(() => call(resendOtp, { body: { email, role } }))
    // The server counts from the time at which it sent the code, a little before this response arrives.
    restart()
    setSent(isSent)
  }

  return (
    <Stack $gap={3}>
      <Button $variant="secondary" $inactive={secondsLeft > 0} onClick={resend}>
        {secondsLeft > 0
          ? t('public.auth.otp.resendIn', { seconds: secondsLeft })
          : t('public.auth.otp.resend')}
      </Button>
      {sent && <Notice tone="success">{t('public.auth.otp.resent')}</Notice>}
      <FormFailure failure={failure} />
    </Stack>
  )
}
