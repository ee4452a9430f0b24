import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { EmailChange } from '../../../contracts/accountSecurity'
import { EMAIL_CODE_LENGTH } from '../../../rules/limits'
import { useFormats } from '../../../i18n'
import { Button, Field, Notice, Row, Stack, useFailureText } from '../../../ui'
import { useT } from '../useT'
import { useEmailChange } from './useEmailChange'

interface ConfirmEmailFormProps {
  userId: string
  emailChange: EmailChange
  onChanged: () => void
  onTyped: (isTyped: boolean) => void
  onConfirmed: () => void
  onCancelled: () => void
}

export function ConfirmEmailForm({ userId, emailChange, ...events }: ConfirmEmailFormProps) {
  const { onChanged, onTyped, onConfirmed, onCancelled } = events
  const t = useT()
  const failureText = useFailureText()
  const { time } = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isComplaining, setComplaining] = useState(false)
  const { confirm, cancel, isBusy, failure } = useEmailChange(userId, onChanged)

  useEffect(() => onTyped(code !== ''), [code, onTyped])
  useEffect(() => field.current?.focus(), [failure])

  const isIncomplete = code.length !== EMAIL_CODE_LENGTH
  const isWrong = failure?.code === 'otp_invalid'
  const fault =
    isComplaining && isIncomplete
      ? t('account.email.codeRule', { length: EMAIL_CODE_LENGTH })
      : isWrong && failureText(failure)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setComplaining(true)
    if (isIncomplete) return field.current?.focus()
    if (await confirm(code)) onConfirmed()
  }
  const handleCancel = async () => {
    if (await cancel()) onCancelled()
  }

  return (
    <Stack as="form" noValidate onSubmit={(event: FormEvent) => void handleSubmit(event)}>
      <p>{t('account.email.sent', { email: emailChange.email, time: time(emailChange.expiresAt) })}</p>
      <Field
        ref={field}
        label={t('account.email.code', { length: EMAIL_CODE_LENGTH })}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        hint={t('account.email.noCode')}
        value={code}
        error={fault || undefined}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, EMAIL_CODE_LENGTH))}
      />
      {failure && !isWrong && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row>
        <Button type="submit" disabled={isBusy}>
          {t(isBusy ? 'account.wait' : 'account.email.confirm')}
        </Button>
        <Button $variant="ghost" disabled={isBusy} onClick={() => void handleCancel()}>
          {t('account.email.another')}
        </Button>
      </Row>
    </Stack>
  )
}
