import { AuthContext } from '@mentor-connect/contract/auth'
import { useMemo, type ReactNode } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { useSWRConfig } from 'swr'
import { currentSession } from './currentSession'
import type { SessionActions } from './sessionActions'
import type { SessionState } from './store'

/** Provides the auth contract, backed by the store. */
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
  return <AuthContext value={contract}>{children}</AuthContext>
}
