import { call } from '../../api'
// By its public name: only that is the shell's one copy.
import { useSession } from '@mentor-connect/shared/auth'
import { eraseAccount } from '../../contracts/accountData'
import { notify } from '../../ui'
import { useT } from './useT'

interface Erasure {
  password?: string
  keepCertificates: boolean
}

/** Deletes the account; afterwards this browser is signed out and on the home page. */
export function useErasure(userId: string) {
  const t = useT()
  const { signOut } = useSession()

  return async (request: Erasure) => {
    await call(eraseAccount, { body: { userId, ...request } })
    notify.success(t('account.delete.done'))
    // The account is deleted whatever happens here: a reloaded page finds no session.
    await signOut().catch(() => window.location.assign('/'))
  }
}
