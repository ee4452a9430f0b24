import type { SignInState } from '@mentor-connect/contract/accounts/accountSecurity'
import { Notice } from '@mentor-connect/ui'
import { useT } from '../useT'
import { ChangeEmailForm } from './ChangeEmailForm'
import { ConfirmEmailForm } from './ConfirmEmailForm'
import { Part } from './Part'
import { useDisclosure } from './useDisclosure'

interface EmailPartProps {
  userId: string
  state: SignInState
  onChanged: () => void
  onTyped: (isTyped: boolean) => void
}

/** The e-mail address and the form to change it. While a change is pending, the form for the code is shown. */
export function EmailPart({ userId, state, onChanged, onTyped }: EmailPartProps) {
  const t = useT()
  const { toggle, isOpen, done, open, close, onToggle } = useDisclosure(() => onTyped(false))
  const { emailChange } = state
  return (
    <Part
      title={t('account.email.title')}
      value={state.email}
      action={t(emailChange ? 'account.email.enterCode' : 'account.change')}
      {...{ isOpen, onToggle, toggle }}
    >
      {done && <Notice tone="success">{done}</Notice>}
      {isOpen && !emailChange && (
        <ChangeEmailForm {...{ userId, state, onChanged, onTyped }} onCancel={() => close()} />
      )}
      {isOpen && emailChange && (
        <ConfirmEmailForm
          {...{ userId, emailChange, onChanged, onTyped }}
          onConfirmed={() => close(t('account.email.done', { email: emailChange.email }))}
          onCancelled={open}
        />
      )}
    </Part>
  )
}
