import { FAILING_PAGES } from './failingPages'
import { FORBIDDEN_PAGES, secondCopies } from './forbiddenPages'
import { INTRUSIVE_PAGES } from './intrusivePages'
import type { BadRelease } from './badRelease'

/** Releases with one fault each that only the check in a browser finds. */
export async function badReleases(): Promise<BadRelease[]> {
  return [...FAILING_PAGES, ...(await secondCopies()), ...INTRUSIVE_PAGES, ...FORBIDDEN_PAGES]
}
