import { useState } from 'react'
import { call, type ApiFailure } from '../../api'
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
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()

  async function erase(given: Erasure) {
    setBusy(true)
    setFailure(undefined)
    try {
      await call(eraseAccount, { body: { userId, ...given } })
    } catch (error) {
      console.error('The account could not be deleted.', error)
      setFailure(error as ApiFailure)
      setBusy(false)
      return
    }
    notify.success(t('account.delete.done'))
    // The account is gone whatever happens here: a page that is loaded anew finds nobody signed in.
    await signOut().catch(() => window.location.assign('/'))
  }
  return { erase, isBusy, failure }
}
