import Type, { type Static } from 'typebox'
import { ReleaseDescription, type Release } from '../site/release'
import { contractRule } from './gate/contractRules'
import { exposeRule } from './gate/routeRules'
import { liveState } from './liveState'
import { Refused } from './refused'
import type { Site } from './siteChange'
import { liveRegistry } from './siteStore'

/** What is known about a release before it is built. */
export const Intent = Type.Pick(ReleaseDescription, ['contract', 'provides', 'mounts'])
export type Intent = Static<typeof Intent>

/** The parts of a description that only a build can fill. */
const NOT_BUILT: Omit<Release, 'area'> = {
  release: 'built from here',
  entry: '',
  integrity: 'sha384-',
  shared: {},
  exposes: {},
  chunks: {},
  messageFaults: [],
  files: {},
}

/**
 * Refuses early, before the build, a release that the gate would refuse.
 * @throws Refused
 */
export function checkIntent(site: Site, area: string, intent: Intent): void {
  const live = liveState(site.dir, liveRegistry(site.dir))
  const candidate = { description: { ...NOT_BUILT, area, ...intent }, dir: '' }
  const issues = [
    ...(intent.contract || intent.provides ? contractRule(candidate, live) : []),
    // The exposes of a remote are known after its build only; the mounts of a shell are known before.
    ...(area === 'shell' ? exposeRule(candidate, live) : []),
  ]
  if (issues.length > 0) throw new Refused(issues)
}
