import { useSharedT, type SharedMessage } from '../i18n'

/** What makes a refused password weak and what to do, for a failure with the code `weak_password`. */
export function useWeakPasswordText(): (failure: { reason?: string }) => string {
  const t = useSharedT()
  return ({ reason }) => {
    const id = `ui.password.weak.${reason}`
    const text = t(id as SharedMessage)
    return text === id ? t('ui.password.weak.other') : text
  }
}
