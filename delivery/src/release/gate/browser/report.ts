import type { Issue } from '../../candidate'
import type { Judged } from './judge'
import type { View } from './pagesToOpen'
import { ROLE_NAMES, ROLES } from './roles'

const ISSUES_MAX = 20

/** Returns one line for each reason, with the first view that has it. */
export function joinedReasons(seen: Judged[]): Issue[] {
  const views = new Map<string, View[]>()
  for (const { view, reasons } of seen)
    for (const reason of new Set(reasons)) views.set(reason, [...(views.get(reason) ?? []), view])
  const issues = [...views].map(([reason, [first, ...others]]) => {
    const more =
      others.length > 0
        ? ` (and so ${others.length === 1 ? 'does one more view' : `do ${others.length} more views`})`
        : ''
    return `The page ${nameOf(first!)} ${reason}${more}.`
  })
  return issues.length > ISSUES_MAX
    ? [...issues.slice(0, ISSUES_MAX), `There are ${issues.length - ISSUES_MAX} more reasons.`]
    : issues
}

interface Late {
  /** The views that were being opened when the time was up. */
  late: View[]
  done: number
  all: number
  limitMs: number
}

/** The reason why a check that took too long refuses the release. */
export function lateIssue({ late, done, all, limitMs }: Late): Issue {
  const minutes = counted(Math.round(limitMs / 60_000), 'minute')
  const where = late.length > 0 ? ` while it opened ${late.map(nameOf).join(', ')}` : ''
  return `The check in a browser did not end within ${minutes}: it was stopped after ${done} of ${counted(all, 'view')}${where}. Make these pages faster, or release from a machine with less load.`
}

const nameOf = ({ path, locale, role }: View) => `${path} (${locale}, ${ROLE_NAMES[role]})`

interface Outcome {
  seen: Judged[]
  /** Views that were not opened. */
  left: View[]
  issues: Issue[]
  ms: number
}

/** Summary of a check, such as `opened 14 pages in 2 languages as visitor, learner: 52 views, no issue (9.8 s)`. */
export function describeViews({ seen, left, issues, ms }: Outcome): string {
  const opened = seen.filter(({ redirectedTo }) => !redirectedTo).map(({ view }) => view)
  const redirected = seen.length - opened.length
  const pages = new Set(opened.map(({ path }) => path)).size
  const languages = new Set(opened.map(({ locale }) => locale)).size
  const brief = opened.filter(({ isBrief }) => isBrief).length
  const roles = ROLES.filter((role) => opened.some((view) => view.role === role)).map(
    (role) => ROLE_NAMES[role],
  )
  return [
    `opened ${counted(pages, 'page')} in ${counted(languages, 'language')} as ${roles.join(', ')}: `,
    `${counted(opened.length, 'view')}, ${issues.length === 0 ? 'no issue' : counted(issues.length, 'issue')} `,
    `(${(ms / 1000).toFixed(1)} s)`,
    brief > 0 ? `; ${counted(brief, 'view')} of them only opened, and not used` : '',
    redirected > 0 ? `; ${counted(redirected, 'more view')} redirected by the shell` : '',
    left.length > 0 ? `; not opened: ${counted(left.length, 'view')}, from ${nameOf(left[0]!)} on` : '',
  ].join('')
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
