// By its public name: only that is the shell's one copy.
import { useSession } from '@mentor-connect/shared/auth'
import { call } from '../../../api'
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from '../../../contracts/accountSecurity'

/** The steps of a change of address. @param onChanged the sign-in state on the server has changed */
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
