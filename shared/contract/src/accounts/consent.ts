import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Locale } from '../api/locales'
import { Id, literals } from '../api/wire'

/** Versions of the terms and the privacy notice, named by date; the last one is in force. */
export const CONSENT_VERSIONS = ['2026-11-21', '2026-11-25', '2026-11-26', '2026-11-29'] as const
export type ConsentVersion = (typeof CONSENT_VERSIONS)[number]
export const CONSENT_VERSION = CONSENT_VERSIONS[CONSENT_VERSIONS.length - 1]!

/**
 * Versions that allow more to be done with personal data than before. People who agreed to an earlier version have to
 * agree again.
 */
export const MATERIAL_CONSENT_VERSIONS: readonly ConsentVersion[] = ['2026-11-25', '2026-11-26', '2026-11-29']

/** Consent fields of a sign-up form: the version that its consent text links to, and the language it was shown in. */
export const agreement = {
  consentVersion: Type.Optional(literals(CONSENT_VERSIONS)),
  language: Type.Optional(Locale),
}

/**
 * The step that the current version requires of a person: nothing, reading an announcement of the change, or
 * agreeing to it.
 */
export const CONSENT_DUES = ['nothing', 'announcement', 'agreement'] as const
export type ConsentDue = (typeof CONSENT_DUES)[number]

/** @param agreed the last version that the person agreed to; null if none is recorded, which requires nothing */
export function consentDue(agreed: string | null): ConsentDue {
  if (agreed === null || agreed >= CONSENT_VERSION) return 'nothing'
  return MATERIAL_CONSENT_VERSIONS.some((version) => version > agreed) ? 'agreement' : 'announcement'
}

export const OwnConsent = Type.Object({
  due: literals(CONSENT_DUES),
  /** The last version that the person agreed to. */
  agreed: Type.Optional(Type.String()),
})
export type OwnConsent = Static<typeof OwnConsent>

export const getOwnConsent = endpoint({
  method: 'GET',
  path: '/account/consent',
  access: 'session',
  owner: 'query.userId',
  whileRestricted: true,
  summary: 'Which terms the caller has agreed to, and whether the present ones ask for more.',
  query: Type.Object({ userId: Id }),
  reply: OwnConsent,
})

export const agreeToTerms = endpoint({
  method: 'POST',
  path: '/account/consent',
  access: 'session',
  owner: 'body.userId',
  whileRestricted: true,
  summary: 'Agree to a version of the terms and the privacy notice, in the language it was read in.',
  body: Type.Object({ userId: Id, version: literals(CONSENT_VERSIONS), language: Locale }),
  reply: OwnConsent,
})
