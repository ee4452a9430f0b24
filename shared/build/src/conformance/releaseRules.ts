import type { BuiltRelease, Issue, ReleaseRule } from './builtRelease'
import { compressedCopyRule, hashListRule } from './copyRules'
import { addedExposeRule, mountedExposeRule, routeIdRule } from './exposeRules'
import { foreignCodeRule } from './foreignCodeRule'
import { compressionRule, entryRule, fileRule, messageRule, ownFilesRule, singleCopyRule } from './fileRules'
import { sampleRule } from './sampleRule'
import { kindBudgetRule, scriptBudgetRule } from './sizeRules'
import { styleRule } from './styleRule'

/** Checked first: the other rules rely on the listed files being the actual ones. */
const FILE_RULES: ReleaseRule[] = [fileRule, ownFilesRule, entryRule]

/** What a release must be, whatever the site is. */
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
  styleRule,
  foreignCodeRule,
  messageRule,
]

/** Whether the files of a release are those that it lists. */
export const fileIssues = (built: BuiltRelease): Issue[] => FILE_RULES.flatMap((rule) => rule(built))

/** What else can be said of a release whose files are the listed ones, without its site and without running it. */
export const otherIssues = (built: BuiltRelease): Issue[] => OTHER_RULES.flatMap((rule) => rule(built))
