import Type, { type Static } from 'typebox'
import { ReleaseDescription, type Release } from '../site/release'
import { contractRule, exposeRule } from './gate/contractRules'
import { liveState } from './liveState'
import { Refused } from './refused'
import type { Site } from './siteChange'
import { liveRegistry } from './siteStore'

/** What is known of a release before it is built. */
export const Intent = Type.Pick(ReleaseDescription, ['contract', 'provides', 'mounts'])
export type Intent = Static<typeof Intent>

/**
 * Refuses a release that the gate is going to refuse, before a build is waited for.
 * @throws Refused
 */
export function checkIntent(site: Site, area: string, intent: Intent): void {
  const live = liveState(site.dir, liveRegistry(site.dir))
  const description = { area, release: 'built from here', shared: {}, exposes: {}, ...intent } as Release
  const candidate = { description, dir: '' }
  const faults = [
    ...(intent.contract || intent.provides ? contractRule(candidate, live) : []),
    // What a remote exposes is known when it is built; what a shell mounts is known before.
    ...(area === 'shell' ? exposeRule(candidate, live) : []),
  ]
  if (faults.length > 0) throw new Refused(faults)
}
