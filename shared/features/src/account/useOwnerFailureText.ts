import { useFormats } from '@mentor-connect/i18n'
import { useFailureText } from '@mentor-connect/ui'
import { useT } from './useT'

interface OwnerFailure {
  code: string
  retryAfterSeconds?: number
}

/** Returns a function that returns the error text for forms that ask for the current password. */
export function useOwnerFailureText(): (failure: OwnerFailure) => string {
  const t = useT()
  const failureText = useFailureText()
  const { duration } = useFormats()
  return (failure) =>
    failure.code === 'too_many_guesses'
      ? t('account.tooManyGuesses', { wait: duration(failure.retryAfterSeconds ?? 1) })
      : failureText(failure)
}
