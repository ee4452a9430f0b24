// By its public name: only that is the shell's one copy.
import { useSession } from '@mentor-connect/shared/auth'
import { call } from '../../../api'
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from '../../../contracts/accountSecurity'
import { useAttempt } from './useAttempt'

/** @param onChanged the server has something new to say about the address */
export function useEmailChange(userId: string, onChanged: () => void) {
  const { updateAccount } = useSession()
  const { attempt, isBusy, failure } = useAttempt()

  const andTell = (submission: () => Promise<unknown>) =>
    attempt(async () => {
      await submission()
      onChanged()
    })

  return {
    isBusy,
    failure,
    request: (asked: { email: string; currentPassword?: string }) =>
      andTell(() => call(requestEmailChange, { body: { userId, ...asked } })),
    confirm: (otp: string) =>
      andTell(async () => {
        const { data } = await call(confirmEmailChange, { body: { userId, otp } })
        updateAccount({ email: data.email })
      }),
    cancel: () => andTell(() => call(cancelEmailChange, { body: { userId } })),
  }
}
