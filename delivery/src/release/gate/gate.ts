import { readJson } from '@mentor-connect/build/conformance/files'
import { fileIssues, otherIssues } from '@mentor-connect/build/conformance/releaseRules'
import { Value } from 'typebox/value'
import { MANIFEST_FILE, WebManifest } from '../../site/installable'
import {
  describeGrant,
  grantCommand,
  joinedGrants,
  missingGrant,
  neededGrant,
  takenServices,
} from '../grants/neededGrant'
import type { Candidate, Issue, LiveState, Rule } from '../candidate'
import { contractRule, memberRule, sharedRule } from './contractRules'
import { firstReadRule } from './firstReadRule'
import { counterpartRule, declarationRule, mountRule, removedMountRule } from './mountRules'
import { exposeRule, movedRouteRule, usedRoutesRule } from './routeRules'
import { routeBudgetRule } from './sizeRules'
import { contributionRule, flagRule, navigationRule, offeredSlotRule, offlineReadRule } from './slotRules'

/** A release may add to the site only what the site's owner has granted to its area. */
export const grantRule: Rule = ({ description: { area, release, declares } }, { grants }) => {
  if (!declares) return []
  const granted = grants[area]
  const needed = neededGrant(declares)
  const missing = missingGrant(needed, granted)
  if (!missing) return []
  const wanted = granted ? joinedGrants(granted, needed) : needed
  return [
    `${area}@${release} needs ${describeGrant(missing)}, which the site's owner has not granted to ${area}: ask for "${grantCommand(area, wanted)}", or take it out of area.json.`,
  ]
}

/** Refuses a name that already stands for another service on this site. */
const serviceRule: Rule = ({ description: { area } }, { grants }) =>
  takenServices(area, grants[area]?.connects ?? {}, grants)

/** The web manifest of the site is composed from that of the shell, so it must be valid. */
const manifestRule: Rule = ({ description: { area, files }, dir }) => {
  if (area !== 'shell' || !files[MANIFEST_FILE] || Value.Check(WebManifest, readJson(dir, MANIFEST_FILE)))
    return []
  return [`${MANIFEST_FILE} is not a web manifest with icons and shortcuts: correct it and build again.`]
}

/** Rules that depend on the site. Rules that apply to every site belong to the protocol. */
const SITE_RULES: Rule[] = [
  contractRule,
  sharedRule,
  memberRule,
  exposeRule,
  declarationRule,
  mountRule,
  counterpartRule,
  removedMountRule,
  grantRule,
  serviceRule,
  navigationRule,
  contributionRule,
  offeredSlotRule,
  flagRule,
  offlineReadRule,
  firstReadRule,
  usedRoutesRule,
  movedRouteRule,
  manifestRule,
  routeBudgetRule,
]

/** Returns all reasons why a release must not become live; empty if it passes. */
export function gate(candidate: Candidate, live: LiveState): Issue[] {
  // The other rules assume that the listed files are the actual ones.
  const basic = fileIssues(candidate)
  if (basic.length > 0) return basic
  return [...otherIssues(candidate), ...SITE_RULES.flatMap((rule) => rule(candidate, live))]
}
