import { AuthContext } from '@mentor-connect/contract/auth'
import { useMemo, type ReactNode } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { useSWRConfig } from 'swr'
import { currentSession } from './currentSession'
import { AdaptedContracts } from './AdaptedContracts'
import type { SessionActions } from './sessionActions'
import type { SessionState } from './store'

/** Provides the auth contract on top of the store, in every version that areas may use. */
export function SessionProvider({ actions, children }: { actions: SessionActions; children: ReactNode }) {
  const session = useSelector((state: SessionState) => currentSession(state), shallowEqual)
  const { cache } = useSWRConfig()
  const contract = useMemo(
    () => ({
      session,
      signIn: actions.signIn,
      updateAccount: actions.updateAccount,
      token: actions.token,
      signOut: async () => {
        await actions.signOut()
        for (const key of [...cache.keys()]) cache.delete(key)
      },
    }),
    [session, actions, cache],
  )
  return (
    <AuthContext value={contract}>
      <AdaptedContracts contract={contract}>{children}</AdaptedContracts>
    </AuthContext>
  )
}
