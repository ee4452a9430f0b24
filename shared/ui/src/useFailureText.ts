import { useFormats, useSharedT, type SharedMessage } from '@mentor-connect/i18n'

/** The properties of an API failure that a screen needs. */
export interface FailureLike {
  code: string
  retryAfterSeconds?: number
}

const DEFAULT_WAIT_SECONDS = 60

/** Returns the text for a failure in the active locale. */
export function useFailureText(): (error: FailureLike) => string {
  const t = useSharedT()
  const { duration } = useFormats()
  return (error) => {
    const id = `error.${error.code}`
    const text = t(id as SharedMessage, { wait: duration(error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS) })
    return text === id ? t('error.internal') : text
  }
}
