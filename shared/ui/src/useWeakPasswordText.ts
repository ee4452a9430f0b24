import { useSharedT, type SharedMessage } from '@mentor-connect/i18n'

/**
 * Returns a function that gives the text for a failure with the code `weak_password`: why the password is weak and
 * what to do.
 */
export function useWeakPasswordText(): (failure: { reason?: string }) => string {
  const t = useSharedT()
  return ({ reason }) => {
    const id = `ui.password.weak.${reason}`
    const text = t(id as SharedMessage)
    return text === id ? t('ui.password.weak.other') : text
  }
}
