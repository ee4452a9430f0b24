import { ApiFailure, call } from '@mentor-connect/shared/api'
import { verifyOtp } from '@mentor-connect/shared/contracts/auth'
import { OTP_LENGTH } from '@mentor-connect/shared/rules/limits'
import type { Role } from '@mentor-connect/shared/contracts/people'
import { Button, Muted, Notice, OtpField, Stack, useFailureText } from '@mentor-connect/shared/ui'
import { useState, type SubmitEvent } from 'react'
import { useT } from '../messages/useT'
import { ResendCode } from './ResendCode'
import { StepTitle } from './StepTitle'
import { useFailure } from './useFailure'

interface OtpFormProps {
  email: string
  role: Role
  /** False when there is no new mail: the link in an earlier one will do. */
  mailed: boolean
  onVerified: () => void
  onBack: () => void
}

const COMPLETE = new RegExp(`^[0-9]{${OTP_LENGTH}}$`)

export function OtpForm({ email, role, mailed, onVerified, onBack }: OtpFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const { failure, attempt } = useFailure()
  const [otp, setOtp] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const [busy, setBusy] = useState(false)

  const verify = async (event: SubmitEvent) => {
    event.preventDefault()
    setIncomplete(!COMPLETE.test(otp))
    if (!COMPLETE.test(otp)) return
    setBusy(true)
    await attempt(async () => {
      const { data } = await call(verifyOtp, { body: { email, otp, role } })
      if (!data) throw new ApiFailure(200, 'otp_invalid', 'The code was not accepted.')
      onVerified()
    })
    setBusy(false)
  }

  const error = incomplete
    ? t('public.auth.rule.otp', { length: OTP_LENGTH })
    : failure
      ? failureText(failure)
      : undefined

  return (
    <Stack as="form" noValidate onSubmit={verify} $gap={5}>
      <StepTitle
        title={t('public.auth.otp.title')}
        intro={t('public.auth.otp.intro', { length: OTP_LENGTH, email })}
        focused
      />
      {!mailed && <Notice tone="warning">{t('public.auth.otp.notMailed')}</Notice>}
      <OtpField length={OTP_LENGTH} value={otp} onChange={setOtp} error={error} />
      <Button type="submit" $wide disabled={busy}>
        {t(busy ? 'public.auth.wait' : 'public.auth.otp.submit')}
      </Button>
      <Muted>{t('public.auth.otp.link')}</Muted>
      <ResendCode email={email} role={role} />
      <Button $variant="ghost" onClick={onBack}>
        {t('public.auth.otp.back')}
      </Button>
    </Stack>
  )
}
