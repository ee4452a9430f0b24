import type { BuiltRelease, Issue, ReleaseRule } from './builtRelease'
import { compressedCopyRule, hashListRule } from './copyRules'
import { addedExposeRule, mountedExposeRule, routeIdRule } from './exposeRules'
import { fallbackRule, ownRuntimeRule } from './plainBuildRules'
import { foreignCodeRule } from './foreignCodeRule'
import { compressionRule, entryRule, fileRule, messageRule, ownFilesRule, singleCopyRule } from './fileRules'
import { sampleRule } from './sampleRule'
import { kindBudgetRule, scriptBudgetRule } from './sizeRules'
import { styleRule } from './styleRule'

/** Rules that are checked first, because all other rules assume that the listed files are the actual ones. */
const FILE_RULES: ReleaseRule[] = [fileRule, ownFilesRule, entryRule]

/** Rules for a release that do not depend on the site. */
const OTHER_RULES: ReleaseRule[] = [
  compressionRule,
  compressedCopyRule,
  hashListRule,
  mountedExposeRule,
  addedExposeRule,
  routeIdRule,
  sampleRule,
  scriptBudgetRule,
  kindBudgetRule,
  singleCopyRule,
  fallbackRule,
  ownRuntimeRule,
  styleRule,
  foreignCodeRule,
  messageRule,
]

/** Returns the differences between the files of a release and those that it lists. */
export const fileIssues = (built: BuiltRelease): Issue[] => FILE_RULES.flatMap((rule) => rule(built))

/**
 * Returns all other errors that can be found without knowing the site and without running the release. The files must
 * already have been checked.
 */
export const otherIssues = (built: BuiltRelease): Issue[] => OTHER_RULES.flatMap((rule) => rule(built))
