import type { Release } from '@mentor-connect/build/release/release'
import type { Intent } from '@mentor-connect/release/intent'
import { Refused } from '@mentor-connect/release/refused'
import { contractRule } from './gate/contractRules'
import { grantRule } from './gate/gate'
import { declarationRule, mountRule } from './gate/mountRules'
import { exposeRule } from './gate/routeRules'
import { stateFor } from './grants/stateFor'
import type { Site } from './siteChange'

/** Placeholders for the parts of a description that only a build can fill. */
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
  const candidate = { description: { ...NOT_BUILT, area, ...intent }, dir: '' }
  const live = stateFor(site, [candidate])
  const issues = [
    ...(intent.contract || intent.provides ? contractRule(candidate, live) : []),
    // The exposes of a remote are known only after its build; the mounts of a shell are known before it.
    ...(area === 'shell' ? [...exposeRule(candidate, live), ...declarationRule(candidate, live)] : []),
    ...mountRule(candidate, live),
    ...grantRule(candidate, live),
  ]
  if (issues.length > 0) throw new Refused(issues)
}
