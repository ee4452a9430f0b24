import { CONSENT_VERSIONS, type ConsentVersion } from '@mentor-connect/contract/accounts/consent'
import type en from './messages/en.json'

type TermsText = keyof typeof en

/** Message keys of the changes in each version of the terms. */
const CHANGES: Record<ConsentVersion, readonly TermsText[]> = {
  '2026-11-21': [],
  '2026-11-25': [
    'shell.terms.2026-11-25.learning',
    'shell.terms.2026-11-25.mentoring',
    'shell.terms.2026-11-25.age',
    'shell.terms.2026-11-25.unused',
  ],
  '2026-11-26': ['shell.terms.2026-11-26.workshops', 'shell.terms.2026-11-26.reports'],
  '2026-11-29': [
    'shell.terms.2026-11-29.applications',
    'shell.terms.2026-11-29.stored',
    'shell.terms.2026-11-29.posting',
  ],
}

/** Returns the changes since the version that a person agreed to, oldest first. */
export const changesSince = (agreed = ''): TermsText[] =>
  CONSENT_VERSIONS.filter((version) => version > agreed).flatMap((version) => CHANGES[version])
