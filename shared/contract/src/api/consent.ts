import Type from 'typebox'
import { Locale } from './locales'
import { literals } from './wire'

/** Versions of the terms and the privacy notice, named by date; the last one is in force. */
export const CONSENT_VERSIONS = ['2026-11-21', '2026-11-25'] as const
export const CONSENT_VERSION = CONSENT_VERSIONS[CONSENT_VERSIONS.length - 1]!

/** Consent fields of a sign-up form: the version that its consent text links to, and the language it was shown in. */
export const agreement = {
  consentVersion: Type.Optional(literals(CONSENT_VERSIONS)),
  language: Type.Optional(Locale),
}
