import { Refused } from '@mentor-connect/release/refused'
import type { Candidate } from './candidate'
import { liveState, stateWith } from './liveState'
import { liveRelease, type Site } from './siteChange'
import { liveRegistry } from '../store/siteStore'

/**
 * The last part of the gate: opens the pages of releases in a browser, if the site has a check for that.
 *
 * @returns one line about the pages that were opened; undefined if there were none to open
 * @throws Refused with the issues of the pages, and the line about the pages that were opened
 */
export async function refuseBadPages(
  { dir, browserCheck }: Site,
  candidates: Candidate[],
): Promise<string | undefined> {
  const registry = liveRegistry(dir)
  const changed = candidates.filter(
    ({ description: { area, release } }) => liveRelease(registry, area) !== release,
  )
  if (!browserCheck || changed.length === 0) return undefined
  const next = stateWith(
    liveState(dir, registry),
    changed.map(({ description }) => description),
  )
  const { issues, summary } = await browserCheck(dir, changed, next)
  if (issues.length > 0) throw new Refused([...issues, `In the browser: ${summary}.`])
  return summary
}
