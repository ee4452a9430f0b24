import { useState } from 'react'
import { useEndpoint } from '@mentor-connect/api'
import { getSignInState } from '@mentor-connect/contract/accounts/accountSecurity'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { LoadFailed, Skeleton, Stack, UnsavedDialog, useLeaveGuard } from '@mentor-connect/ui'
import { SettingsCard } from '../SettingsCard'
import { useT } from '../useT'
import { EmailPart } from './EmailPart'
import { LazyPasskeysPart } from './passkeys/LazyPasskeysPart'
import { PasswordPart } from './PasswordPart'
import { SessionsPart } from './SessionsPart'

/** Password, e-mail address, passkeys and sessions of an account. */
export function SecurityCard({ userId, role }: { userId: string; role: Role }) {
  const t = useT()
  const { data: state, error, retry } = useEndpoint(getSignInState, { query: { userId } })
  // Both forms share one guard, because a router supports only one blocker at a time.
  const [isPasswordTyped, setPasswordTyped] = useState(false)
  const [isEmailTyped, setEmailTyped] = useState(false)
  const guard = useLeaveGuard(isPasswordTyped || isEmailTyped)
  return (
    <SettingsCard title={t('account.security.title')}>
      {!state && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="8rem" />)}
      <Stack $gap={6}>
        {state && (
          <>
            <PasswordPart userId={userId} role={role} state={state} onTyped={setPasswordTyped} />
            <EmailPart userId={userId} state={state} onChanged={retry} onTyped={setEmailTyped} />
          </>
        )}
        <LazyPasskeysPart userId={userId} />
        <SessionsPart userId={userId} />
      </Stack>
      <UnsavedDialog guard={guard} />
    </SettingsCard>
  )
}
