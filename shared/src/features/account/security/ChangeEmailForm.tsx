import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SignInState } from '../../../contracts/accountSecurity'
import { EMAIL_MAX } from '../../../rules/limits'
import { looksLikeEmail } from '../../../rules/typedEmail'
import { Button, Field, Hint, Notice, Row, Stack } from '../../../ui'
import { useOwnerFailureText } from '../useOwnerFailureText'
import { useT } from '../useT'
import { CurrentPasswordField } from './CurrentPasswordField'
import { useEmailChange } from './useEmailChange'

interface ChangeEmailFormProps {
  userId: string
  state: SignInState
  onChanged: () => void
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
}

export function ChangeEmailForm({ userId, state, onChanged, onTyped, onCancel }: ChangeEmailFormProps) {
  const t = useT()
  const failureText = useOwnerFailureText()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [current, setCurrent] = useState('')
  const [isComplaining, setComplaining] = useState(false)
  const { request, isBusy, failure } = useEmailChange(userId, onChanged)
  const needsCurrent = state.proof === 'password'
  const needsSignIn = !needsCurrent && (!state.isFresh || failure?.code === 'sign_in_again')

  useEffect(() => onTyped(email !== '' || current !== ''), [email, current, onTyped])
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [])
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }, [failure])

  const typed = email.trim().toLowerCase()
  const emailFault = !looksLikeEmail(typed)
    ? 'account.email.rule'
    : typed === state.email
      ? 'account.email.same'
      : undefined
  const isRefused = failure?.fields['email'] !== undefined
  const isWrong = failure?.code === 'wrong_credentials'
  const shownFault = isComplaining && (emailFault ?? (isRefused ? 'account.email.rule' : undefined))

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setComplaining(true)
    const isMissing = needsCurrent && current === ''
    if (emailFault || isMissing)
      return form.current
        ?.querySelector<HTMLInputElement>(emailFault ? '[name=email]' : '[name=current]')
        ?.focus()
    void request({ email: typed, ...(needsCurrent && { currentPassword: current }) })
  }

  if (needsSignIn) return <Notice tone="warning">{t('account.email.signInAgain')}</Notice>
  return (
    <Stack as="form" ref={form} noValidate onSubmit={handleSubmit}>
      <Field
        label={t('account.email.new')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        value={email}
        error={shownFault ? t(shownFault) : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
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
      <Hint>{t('account.email.consequence')}</Hint>
      {failure && !isWrong && !isRefused && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row>
        <Button type="submit" disabled={isBusy}>
          {t(isBusy ? 'account.wait' : 'account.email.submit')}
        </Button>
        <Button $variant="ghost" disabled={isBusy} onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
