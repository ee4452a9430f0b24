import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SignInState } from '../../../contracts/accountSecurity'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../rules/limits'
import { Button, Hint, Notice, PasswordField, Row, Stack, useWeakPasswordText } from '../../../ui'
import { useOwnerFailureText } from '../useOwnerFailureText'
import { useT } from '../useT'
import { CurrentPasswordField } from './CurrentPasswordField'
import { useChangePassword } from './useChangePassword'

interface ChangePasswordFormProps {
  userId: string
  state: SignInState
  onTyped: (isTyped: boolean) => void
  onChanged: () => void
  onCancel: () => void
}

export function ChangePasswordForm({ userId, state, onTyped, onChanged, onCancel }: ChangePasswordFormProps) {
  const t = useT()
  const failureText = useOwnerFailureText()
  const weakPasswordText = useWeakPasswordText()
  const form = useRef<HTMLFormElement>(null)
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [isComplaining, setComplaining] = useState(false)
  const { change, isBusy, failure } = useChangePassword(userId)
  const needsCurrent = state.proof === 'password'

  useEffect(() => onTyped(current !== '' || password !== ''), [current, password, onTyped])
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [])
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }, [failure])

  const isWrong = failure?.code === 'wrong_credentials'
  const isWeak = failure?.code === 'weak_password'
  const length = [...password].length
  const isOffLimits = length < PASSWORD_MIN || length > PASSWORD_MAX
  const newFault =
    isComplaining && isOffLimits
      ? t('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX })
      : isWeak && weakPasswordText(failure)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setComplaining(true)
    const isMissing = needsCurrent && current === ''
    if (isMissing || isOffLimits)
      return form.current
        ?.querySelector<HTMLInputElement>(isMissing ? '[name=current]' : '[name=new]')
        ?.focus()
    if (await change({ password, ...(needsCurrent && { currentPassword: current }) })) onChanged()
  }

  return (
    <Stack as="form" ref={form} noValidate onSubmit={(event: FormEvent) => void handleSubmit(event)}>
      {needsCurrent && (
        <CurrentPasswordField
          name="current"
          email={state.email}
          value={current}
          isMissing={isComplaining && current === ''}
          isWrong={isWrong}
          onChange={setCurrent}
        />
      )}
      <PasswordField
        label={t('account.password.new')}
        name="new"
        autoComplete="new-password"
        required
        hint={t('account.password.hint', { min: PASSWORD_MIN })}
        value={password}
        error={newFault || undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Hint>{t('account.password.consequence')}</Hint>
      {failure && !isWrong && !isWeak && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row>
        <Button type="submit" disabled={isBusy}>
          {t(isBusy ? 'account.wait' : 'account.password.submit')}
        </Button>
        <Button $variant="ghost" disabled={isBusy} onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
