// The package name is required here, because the shell provides its only copy of this module under that name.
import { useSession } from '@mentor-connect/contract/auth'
import { call } from '@mentor-connect/api'
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
} from '@mentor-connect/contract/accounts/accountSecurity'

/**
 * Returns the state and the steps of an e-mail change. @param onChanged called after the sign-in state on the
 * server has changed
 */
export function useEmailChange(userId: string, onChanged: () => void) {
  const { updateAccount } = useSession()
  return {
    request: async (request: { email: string; currentPassword?: string }) => {
      await call(requestEmailChange, { body: { userId, ...request } })
      onChanged()
    },
    confirm: async (otp: string) => {
      const { data } = await call(confirmEmailChange, { body: { userId, otp } })
      updateAccount({ email: data.email })
      onChanged()
    },
    cancel: async () => {
      await call(cancelEmailChange, { body: { userId } })
      onChanged()
    },
  }
}
