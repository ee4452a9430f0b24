import { TERMS_CHANGED } from '@mentor-connect/contract/trust/restrictionCodes'
import { useFormats, useSharedT, type SharedMessage } from '@mentor-connect/i18n'

/** The properties of an API failure that a screen needs. */
export interface FailureLike {
  code: string
  /** Distinguishes failures with the same code. */
  reason?: string
  retryAfterSeconds?: number
  /** Identifies this error in the server's logs. */
  reference?: string
}

const DEFAULT_WAIT_SECONDS = 60

/** Returns a function that gives the text for a failure in the active locale. */
export function useFailureText(): (error: FailureLike) => string {
  const t = useSharedT()
  const { duration } = useFormats()
  return (error) => {
    const id = error.reason === TERMS_CHANGED ? 'error.terms_changed' : `error.${error.code}`
    const text = t(id as SharedMessage, { wait: duration(error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS) })
    const known = text === id ? t('error.internal') : text
    return error.reference ? t('ui.failure.reference', { text: known, reference: error.reference }) : known
  }
}
