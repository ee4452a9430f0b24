import { compressionRule, entryRule, fileRule, messageRule, ownFilesRule, singleReactRule } from './fileRules'
import type { Candidate, Fault, LiveState, Rule } from './candidate'
import { contractRule, exposeRule, routeIdRule, sharedRule, usedRoutesRule } from './contractRules'
import { compressedCopyRule, hashListRule } from './copyRules'
import { ownPagesRule, prerenderedRule } from './pageRules'
import { manifestRule } from './shellRules'
import { kindBudgetRule, scriptBudgetRule } from './sizeRules'

/** Without these the others cannot believe what they read. */
const BASIC_RULES: Rule[] = [fileRule, ownFilesRule, entryRule]

const RULES: Rule[] = [
  compressionRule,
  compressedCopyRule,
  hashListRule,
  contractRule,
  sharedRule,
  exposeRule,
  usedRoutesRule,
  routeIdRule,
  prerenderedRule,
  ownPagesRule,
  manifestRule,
  scriptBudgetRule,
  kindBudgetRule,
  singleReactRule,
  messageRule,
]

/** What speaks against a release going live; an empty list is a pass. */
export function gate(candidate: Candidate, live: LiveState): Fault[] {
  const basic = BASIC_RULES.flatMap((rule) => rule(candidate, live))
  return basic.length > 0 ? basic : RULES.flatMap((rule) => rule(candidate, live))
}
