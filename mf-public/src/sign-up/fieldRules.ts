import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@mentor-connect/shared/contracts/limits'
import { useT } from '../messages/useT'

/** Looks like an address; whether it is one, only the code that is mailed to it tells. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What the forms ask of their fields, with the sentence for each fault. */
export function useFieldRules() {
  const t = useT()
  return {
    name: {
      validate: (text: string) =>
        (text.trim().length > 0 && text.trim().length <= NAME_MAX) ||
        t('public.auth.rule.name', { max: NAME_MAX }),
    },
    email: { validate: (text: string) => EMAIL.test(text.trim()) || t('public.auth.rule.email') },
    newPassword: {
      validate: (text: string) =>
        (text.length >= PASSWORD_MIN && text.length <= PASSWORD_MAX) ||
        t('public.auth.rule.password', { min: PASSWORD_MIN, max: PASSWORD_MAX }),
    },
    password: { validate: (text: string) => text.length > 0 || t('public.auth.rule.required') },
  }
}
