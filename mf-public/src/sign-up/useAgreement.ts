import { CONSENT_VERSION } from '@mentor-connect/contract/accounts/consent'
import { useLocale, type Locale } from '@mentor-connect/i18n'

/** What every sign-up form sends in addition: the version that its consent note links to, and the language it is read in. */
export function useAgreement(): { consentVersion: typeof CONSENT_VERSION; language: Locale } {
  return { consentVersion: CONSENT_VERSION, language: useLocale() }
}
