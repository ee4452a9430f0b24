import { tidyLine } from '@mentor-connect/contract/rules/enteredText'
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@mentor-connect/contract/rules/limits'
import { looksLikeEmail } from '@mentor-connect/contract/accounts/typedEmail'
import { useLineErrorText } from '@mentor-connect/ui'
import { useT } from './messages/useT'

/** Validation rules of the fields, with the error message for each. */
export function useFieldRules() {
  const t = useT()
  const lineErrorText = useLineErrorText()
  return {
    name: {
      validate: (text: string) =>
        isBetween(1, NAME_MAX, tidyLine(text))
          ? (lineErrorText(text, 'name') ?? true)
          : t('public.auth.rule.name', { max: NAME_MAX }),
    },
    email: {
      validate: (text: string) => looksLikeEmail(text) || t('public.auth.rule.email'),
    },
    newPassword: {
      validate: (text: string) =>
        isBetween(PASSWORD_MIN, PASSWORD_MAX, text) ||
        t('public.auth.rule.password', { min: PASSWORD_MIN, max: PASSWORD_MAX }),
    },
    password: { validate: (text: string) => text.length > 0 || t('public.auth.rule.required') },
  }
}

/** Counts code points, as the server does. */
function isBetween(min: number, max: number, text: string): boolean {
  const { length } = [...text]
  return length >= min && length <= max
}
