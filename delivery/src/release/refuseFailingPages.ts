import { Refused } from '@mentor-connect/release/refused'
import { requireConfiguration } from './configuration/requireConfiguration'
import type { Candidate } from './candidate'
import { pageIssues } from './gate/rendering/pageIssues'
import { liveState, stateWith } from './liveState'
import { liveRelease, type Site } from './siteChange'
import { liveRegistry } from '../store/siteStore'

/**
 * The part of the gate that runs code of releases, in a sandbox. It comes after the other rules, and skips releases
 * that are live already.
 * @throws Refused if a public page cannot be rendered on a server
 */
export async function refuseFailingPages({ dir }: Site, candidates: Candidate[]): Promise<void> {
  const registry = liveRegistry(dir)
  const changed = candidates.filter(
    ({ description: { area, release } }) => liveRelease(registry, area) !== release,
  )
  const next = stateWith(
    liveState(dir, registry),
    changed.map(({ description }) => description),
  )
  const { runtime } = requireConfiguration(dir)
  const issues = await pageIssues(changed, next, { dir, runtime })
  if (issues.length > 0) throw new Refused(issues)
}
