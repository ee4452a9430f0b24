// The package name is required here, because the shell provides its only copy of this module under that name.
import { useSession } from '@mentor-connect/contract/auth'
import { useSWRConfig } from 'swr'
import { cacheKey, call } from '@mentor-connect/api'
import {
  changePassword,
  getSessions,
  getSignInState,
} from '@mentor-connect/contract/accounts/accountSecurity'

/** Sets a new password. The server then replaces this browser's session, and the new token is stored. */
export function useChangePassword(userId: string) {
  const { session, signIn } = useSession()
  const { mutate } = useSWRConfig()

  return async (passwords: { currentPassword?: string; password: string }) => {
    const { data } = await call(changePassword, { body: { userId, ...passwords } })
    if (session.status === 'signed-in' && session.account)
      signIn({ data: session.data, account: session.account, token: data.token })
    const query = { userId }
    void mutate(cacheKey(getSignInState, { query }))
    void mutate(cacheKey(getSessions, { query }))
  }
}
