import type { SignInState } from '@mentor-connect/contract/accounts/accountSecurity'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { Notice } from '@mentor-connect/ui'
import { useT } from '../useT'
import { ChangePasswordForm } from './ChangePasswordForm'
import { PasswordByMail } from './PasswordByMail'
import { Part } from './Part'
import { useDisclosure } from './useDisclosure'

interface PasswordPartProps {
  userId: string
  role: Role
  state: SignInState
  onTyped: (isTyped: boolean) => void
}

export function PasswordPart({ userId, role, state, onTyped }: PasswordPartProps) {
  const t = useT()
  const { toggle, isOpen, done, close, onToggle } = useDisclosure(() => onTyped(false))
  const hasPassword = state.proof === 'password'
  return (
    <Part
      title={t('account.password.title')}
      value={hasPassword ? undefined : t('account.password.isNotSet')}
      action={t(hasPassword ? 'account.change' : 'account.password.set')}
      {...{ isOpen, onToggle, toggle }}
    >
      {done && <Notice tone="success">{done}</Notice>}
      {isOpen && (hasPassword || state.isFresh) && (
        <ChangePasswordForm
          userId={userId}
          state={state}
          onTyped={onTyped}
          onChanged={() => close(t('account.password.done'))}
          onCancel={() => close()}
        />
      )}
      {isOpen && !hasPassword && !state.isFresh && <PasswordByMail email={state.email} role={role} />}
    </Part>
  )
}
