import { compressionRule, entryRule, fileRule, messageRule, ownFilesRule, singleReactRule } from './fileRules'
import type { Candidate, Issue, LiveState, Rule } from './candidate'
import { contractRule, memberRule, sharedRule } from './contractRules'
import { compressedCopyRule, hashListRule } from './copyRules'
import { grantRule } from './grantRules'
import {
  counterpartRule,
  declarationRule,
  mountedExposeRule,
  mountRule,
  removedMountRule,
} from './mountRules'
import { exposeRule, movedRouteRule, routeIdRule, usedRoutesRule } from './routeRules'
import { addedExposeRule, navigationRule, offlineReadRule } from './slotRules'
import { manifestRule } from './shellRules'
import { kindBudgetRule, routeBudgetRule, scriptBudgetRule } from './sizeRules'

/** Checked first: the other rules rely on the listed files being the actual ones. */
const BASIC_RULES: Rule[] = [fileRule, ownFilesRule, entryRule]

const RULES: Rule[] = [
  compressionRule,
  compressedCopyRule,
  hashListRule,
  contractRule,
  sharedRule,
  memberRule,
  exposeRule,
  declarationRule,
  mountedExposeRule,
  mountRule,
  counterpartRule,
  removedMountRule,
  grantRule,
  navigationRule,
  addedExposeRule,
  offlineReadRule,
  usedRoutesRule,
  movedRouteRule,
  routeIdRule,
  manifestRule,
  scriptBudgetRule,
  kindBudgetRule,
  routeBudgetRule,
  singleReactRule,
  messageRule,
]

/** All reasons why a release must not become live; empty if it passes. */
export function gate(candidate: Candidate, live: LiveState): Issue[] {
  const basic = BASIC_RULES.flatMap((rule) => rule(candidate, live))
  return basic.length > 0 ? basic : RULES.flatMap((rule) => rule(candidate, live))
}
