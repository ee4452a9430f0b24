import { CONSENT_VERSION } from '@mentor-connect/contract/accounts/consent'
import { useLocale, type Locale } from '@mentor-connect/i18n'

/**
 * Consent that every sign-up request records: the version of the terms that the consent note links to, and the
 * language in which it was read.
 */
export function useAgreement(): { consentVersion: typeof CONSENT_VERSION; language: Locale } {
  return { consentVersion: CONSENT_VERSION, language: useLocale() }
}
