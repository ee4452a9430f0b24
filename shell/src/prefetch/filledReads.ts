import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'
import { presentZoneName } from '@mentor-connect/contract/rules/zoneName'
import { filledRead } from '@mentor-connect/contract/site/firstReads'
import { preferredLocale } from '../languages/preference'
import type { SessionStore } from '../session/store'

/**
 * Fills the placeholders in the first reads of a page with values from its path and from the signed-in
 * person. Returns an empty list for a visitor. Reads with an unknown value are left out.
 *
 * @param reads as `firstReads()` returns them, without the URL of the API
 */
export function filledReads(reads: readonly string[], pathname: string, store: SessionStore): string[] {
  const { role, data } = store.getState().auth
  if (!role) return []
  const { path } = languageOfPath(pathname)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const reader = { id: data?._id, language: preferredLocale(), timeZone: presentZoneName(timeZone) }
  return reads.flatMap((read) => filledRead(read, path, reader) ?? [])
}
