import { ApiFailure, call } from '@mentor-connect/api'
import { verifyOtp } from '@mentor-connect/contract/accounts/auth'
import { OTP_LENGTH } from '@mentor-connect/contract/rules/limits'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { Button, Muted, Notice, OtpField, useFailureText } from '@mentor-connect/ui'
import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useT } from './messages/useT'
import { ResendCode } from './ResendCode'
import { StepTitle } from './StepTitle'

interface OtpFormProps {
  email: string
  role: Role
  /** False if no new mail was sent, because the link in an earlier mail is still valid. */
  mailed: boolean
  onVerified: () => void
  onBack: () => void
}

const COMPLETE = new RegExp(`^[0-9]{${OTP_LENGTH}}$`)

export function OtpForm({ email, role, mailed, onVerified, onBack }: OtpFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const form = useForm({ defaultValues: { otp: '' } })
  const { submit, isSubmitting } = useSubmit(form, {
    send: async ({ otp }) => {
      const { data } = await call(verifyOtp, { body: { email, otp, role } })
      if (!data) throw new ApiFailure(200, 'otp_invalid', 'The code was not accepted.')
      onVerified()
    },
    fieldErrors: (failed) => ({ otp: failureText(failed) }),
  })
  const { setFocus } = form
  // The first box gets the focus, so that the code can be typed at once. The labels of the boxes explain them.
  useEffect(() => setFocus('otp'), [setFocus])
  const validate = (otp: string) => COMPLETE.test(otp) || t('public.auth.rule.otp', { length: OTP_LENGTH })

  return (
    <Form form={form} onSubmit={submit} $gap={5}>
      <StepTitle
        title={t('public.auth.otp.title')}
        intro={t('public.auth.otp.intro', { length: OTP_LENGTH, email })}
        focused={false}
      />
      {!mailed && <Notice tone="warning">{t('public.auth.otp.notMailed')}</Notice>}
      <Controller
        control={form.control}
        name="otp"
        rules={{ validate }}
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <OtpField
            ref={ref}
            length={OTP_LENGTH}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" $wide $inactive={isSubmitting}>
        {t(isSubmitting ? 'public.auth.wait' : 'public.auth.otp.submit')}
      </Button>
      <Muted>{t('public.auth.otp.link')}</Muted>
      <ResendCode email={email} role={role} />
      <Button $variant="ghost" onClick={onBack}>
        {t('public.auth.otp.back')}
      </Button>
    </Form>
  )
}
