// The import uses the package name, so that the shell's single copy is used.
import { useSession } from '@mentor-connect/contract/auth'
import { call } from '@mentor-connect/api'
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
} from '@mentor-connect/contract/accounts/accountSecurity'

/** The steps of an e-mail change. @param onChanged called after the sign-in state on the server has changed */
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
