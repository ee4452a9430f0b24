import { createUseTexts } from '@mentor-connect/i18n/texts'
import { useFailureText, type FailureLike } from '@mentor-connect/ui'
import en from './texts/en.json'
import hi from './texts/hi.json'

const useTexts = createUseTexts<keyof typeof en>({ en, hi })
const isKnown = (id: string): id is keyof typeof en => id in en

/**
 * Returns a function that returns the error text for a failed action that asks for a passkey.
 *
 * @param otherText returns the text of all other failures
 */
export function usePasskeyFailureText(
  otherText?: (failure: FailureLike) => string,
): (failure: FailureLike) => string {
  const t = useTexts()
  const failureText = useFailureText()
  return (failure) => {
    const id = `account.passkey.${failure.reason}`
    return isKnown(id) ? t(id) : (otherText ?? failureText)(failure)
  }
}
