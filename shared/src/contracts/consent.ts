import Type from 'typebox'
import { Locale } from './locales'
import { literals } from './wire'

/** Versions of the terms and the privacy notice, named after their days; the last is the one in force. */
export const CONSENT_VERSIONS = ['2026-11-21'] as const
export const CONSENT_VERSION = CONSENT_VERSIONS[CONSENT_VERSIONS.length - 1]!

/** What a sign-up form sends besides: the version that its consent sentence links to, and the language it is read in. */
export const agreement = {
  consentVersion: Type.Optional(literals(CONSENT_VERSIONS)),
  language: Type.Optional(Locale),
}
