import { createUseTexts } from '@mentor-connect/i18n/texts'
import { useFailureText, type FailureLike } from '../useFailureText'
import en from './texts/en.json'
import hi from './texts/hi.json'

const useTexts = createUseTexts<keyof typeof en>({ en, hi })
const isKnown = (reason: string | undefined): reason is keyof typeof en =>
  reason !== undefined && reason in en

/**
 * Returns a function that gives the text for the failure of something that asks for a passkey.
 *
 * @param otherText gives the text of all other failures
 */
export function usePasskeyFailureText(
  otherText?: (failure: FailureLike) => string,
): (failure: FailureLike) => string {
  const t = useTexts()
  const failureText = useFailureText()
  return (failure) => (isKnown(failure.reason) ? t(failure.reason) : (otherText ?? failureText)(failure))
}
