import { PasswordField } from '@mentor-connect/ui'
import type { ComponentProps } from 'react'
import { useT } from '../useT'

interface CurrentPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'label'> {
  /** E-mail address of the account, for password managers. */
  email: string
}

export function CurrentPasswordField({ email, ...field }: CurrentPasswordFieldProps) {
  const t = useT()
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('account.password.current')}
        autoComplete="current-password"
        required
        {...field}
      />
    </>
  )
}
