import { call } from '@mentor-connect/api'
// The package name is required here, because the shell provides its only copy of this module under that name.
import { useSession } from '@mentor-connect/contract/auth'
import { eraseAccount } from '@mentor-connect/contract/accounts/accountData'
import { notify } from '@mentor-connect/ui'
import { useT } from './useT'

interface Erasure {
  password?: string
  keepCertificates: boolean
}

/** Deletes the account, then signs out and opens the home page. */
export function useErasure(userId: string) {
  const t = useT()
  const { signOut } = useSession()

  return async (request: Erasure) => {
    await call(eraseAccount, { body: { userId, ...request } })
    notify.success(t('account.delete.done'))
    // If signing out fails, the page is reloaded. It then finds no session, because the account is deleted.
    await signOut().catch(() => window.location.assign('/'))
  }
}
