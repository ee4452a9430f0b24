import { PasswordField } from '../../../ui'
import { useT } from '../useT'

interface CurrentPasswordFieldProps {
  name: string
  /** Whose password it is, for password managers. */
  email: string
  value: string
  isMissing: boolean
  isWrong: boolean
  onChange: (value: string) => void
}

export function CurrentPasswordField({
  name,
  email,
  value,
  isMissing,
  isWrong,
  onChange,
}: CurrentPasswordFieldProps) {
  const t = useT()
  const fault = isMissing ? 'account.password.missing' : isWrong ? 'account.delete.wrongPassword' : undefined
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('account.password.current')}
        name={name}
        autoComplete="current-password"
        required
        value={value}
        error={fault && t(fault)}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
