import { sentBytes } from '@mentor-connect/build/conformance/files'
import type { Release } from '@mentor-connect/build/release/release'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { routeBudget } from '../budgets'
import type { LiveState } from '../../candidate'
import { frameReasons, lossReasons } from './frameReasons'
import type { Seen } from './openView'
import type { View } from './pagesToOpen'
import type { Copies, Single } from './probe/copies'
import type { Findings } from './probe/probe'

/** Maximum number of elements of a page. */
export const ELEMENTS_MAX = 3_000
/** Maximum number of times that React may change a page that nobody touches. */
export const COMMITS_MAX = 150

/**
 * Maximum JavaScript that a page may run before it is shown, as a multiple of the budget of its route. The
 * budget counts only the scripts that the HTML of the page names; other scripts follow, for example the HTTP
 * client with the first call.
 */
const EXECUTED_SHARE = 1.15

/** A view, and the reasons why it must not become live. */
export interface Judged extends Seen {
  reasons: string[]
}

/**
 * Reference values to which every page is compared. Most are measured on a page that contains only the shell.
 */
export interface Measure {
  /** Style rules that the shell itself has. */
  ownRules: ReadonlySet<string>
  /** The heading of the page for unknown addresses, by language. */
  notFound: Record<string, string>
  /** The attributes of the root elements, by language. */
  rootAttributes: Record<string, string[]>
  /** Length of the browser's history after a page was opened by its address. */
  historyLength: number
  /** The state in which the candidates are live. */
  next: LiveState
}

/**
 * Returns the reasons why a view must not become live. Each continues a sentence that begins with the page.
 */
export function reasonsOf(seen: Seen, measure: Measure): string[] {
  const { events, findings, redirectedTo } = seen
  if (redirectedTo) return redirectReasons(seen, redirectedTo, measure)
  if (events.crashed) return ['crashes: it needs too much memory, or ends the browser in another way']
  const first = [...eventReasons(seen), ...(findings ? sharedReasons(findings, measure) : [])]
  if (seen.hung) return [...first, 'does not respond: its scripts run without an end']
  const isEmpty = !seen.shown && events.left.length === 0 && first.length === 0
  return [
    ...first,
    ...(isEmpty ? ['shows nothing in its main part'] : []),
    ...(findings ? documentReasons(seen, findings, measure) : []),
    ...(findings ? pageReasons(seen, findings, measure) : []),
    ...(seen.use ? frameReasons(seen.use) : []),
    ...seen.controls,
    ...lossReasons(seen.losses),
  ]
}

function eventReasons({ events, findings }: Seen): string[] {
  const violations = findings?.violations ?? []
  return [
    ...events.left.map((url) => `leaves for ${url}`),
    ...events.dialogs.map((type) => `opens a dialog of the browser (${type})`),
    ...(findings?.holdsVisitors ? ['asks before people may leave it (beforeunload)'] : []),
    ...events.popups.map((url) => `opens a window (${url})`),
    ...events.foreign.map((url) => `asks another host for ${url}`),
    ...violations.map(
      ({ directive, blocked }) =>
        `does what the security policy of the site forbids (${directive}: ${blocked})`,
    ),
    ...events.failed.map((what) => `asks for what does not arrive: ${what}`),
    ...events.errors.map((text) => `throws an error that nothing catches: ${text}`),
    // Messages of the browser itself are left out, because they repeat the reasons above in other words.
    ...events.consoleErrors
      .filter(isOwnMessage)
      .slice(0, 2)
      .map((text) => `reports an error: ${text}`),
  ]
}

/** True if the page's own code wrote a message. The browser's messages repeat what other findings say. */
const isOwnMessage = (text: string) =>
  !/^Failed to load resource|Content Security Policy|^Access to .* has been blocked|^WebSocket connection to/.test(
    text,
  )

/** Reasons to reject a view because of its effects on parts that all areas and the shell share. */
function sharedReasons(findings: Findings, { next }: Measure): string[] {
  const { copies, patched, storageReads, containerWrites, missing, rootStyle, unverified } = findings
  return [
    ...secondCopies(copies, next),
    ...patched.map((name) => `replaces ${name}, which it shares with the shell and all areas`),
    ...storageReads
      .filter(({ script }) => script.startsWith('remotes/'))
      .map(({ key, script }) => `reads the stored session ("${key}", in ${script}): use useSession`),
    ...containerWrites
      .filter(({ area, script }) => !script.startsWith(`remotes/${area}/`))
      .map(({ area, script }) => `overwrites the container of ${area} (in ${script || 'a callback'})`),
    ...unverified.map((url) => `runs ${new URL(url).pathname} without its hash (docs/protocol.md, Hashes)`),
    ...missing.map((part) => `removes ${part}, a part of the shell or of the frame`),
    ...(rootStyle ? [`styles the whole document ("${rootStyle}")`] : []),
  ]
}

function secondCopies(copies: Copies, { remotes }: LiveState): string[] {
  const isDeclared = (script: string) =>
    Object.values(remotes).some(
      ({ area, ownReact }) => ownReact !== undefined && script.startsWith(`remotes/${area}/`),
    )
  return (Object.entries(copies) as [Single, string[]][])
    .map(([name, scripts]) => [name, scripts.filter((script) => !isDeclared(script))] as const)
    .filter(([, scripts]) => scripts.length > 1)
    .map(([name, scripts]) => {
      const own = scripts.filter((script) => script.startsWith('remotes/'))
      const where = own.length > 0 ? ` (in ${[...new Set(own)].join(', ')})` : ''
      return `runs its own copy of ${name}${where}: take it from the shell (singletons.ts)`
    })
}

/**
 * Returns a reason if the page redirects by itself. The shell may redirect signed-in people away from pages
 * for visitors. Its redirects of other people add no entry to the history, so an additional entry shows that
 * the page itself has navigated.
 */
function redirectReasons(
  { view, historyLength = 0, losses }: Seen,
  path: string,
  measure: Measure,
): string[] {
  const isForRole = view.mount.isPersonal ?? view.role === 'visitor'
  return [
    ...(isForRole && historyLength > measure.historyLength ? [`goes to ${path} by itself`] : []),
    ...lossReasons(losses),
  ]
}

function documentReasons({ view }: Seen, findings: Findings, measure: Measure): string[] {
  const given = measure.rootAttributes[view.locale] ?? []
  const own = findings.rootAttributes.filter((one) => !given.includes(one))
  return [
    ...(findings.historyLength > measure.historyLength
      ? ['adds to the history of the browser, so that people cannot go back']
      : []),
    ...(own.length > 0 ? [`changes the root elements of the document (${own.join(', ')})`] : []),
  ]
}

function pageReasons(seen: Seen, findings: Findings, measure: Measure): string[] {
  const { ownRules, notFound, next } = measure
  const { view } = seen
  const { heading, elements, messageIds, commits, globalRules, scripts } = findings
  const foreign = globalRules.filter((rule) => !ownRules.has(rule))
  const rules = [...new Set(foreign.map((rule) => rule.slice(0, rule.indexOf('{')).trim()))]
  const bytes = scripts.reduce((sum, url) => sum + bytesOf(url, ownReleases(view, next)), 0)
  const isPersonal = view.mount.isPersonal ?? false
  const release = next.remotes[view.mount.remote]
  const limit = EXECUTED_SHARE * routeBudget({ path: view.path, isPersonal, release })
  return [
    ...(heading && heading === notFound[view.locale] ? ['is "not found"'] : []),
    ...(rules.length > 0
      ? [`has styles that apply to the whole page (${rules.slice(0, 3).join(' | ')})`]
      : []),
    ...(messageIds.length > 0 ? [`shows ${messageIds.slice(0, 3).join(', ')} instead of a text`] : []),
    ...(commits > COMMITS_MAX ? [`renders again and again (${commits} times)`] : []),
    ...(elements > ELEMENTS_MAX ? [`has ${elements} elements, the limit is ${ELEMENTS_MAX}`] : []),
    ...(seen.keepsFocus ? [] : ['takes the focus away from the frame']),
    ...(bytes > limit
      ? [`runs ${kB(bytes)} of JavaScript before it is shown (brotli), the limit is ${kB(limit)}`]
      : []),
    ...seen.accessibility.map((violation) => `violates an accessibility rule: ${violation}`),
  ]
}

/**
 * Returns the releases whose scripts count for a page: those of the shell, of its area and of its frame.
 * Areas that add something to the frame load their scripts later; how much of that happens before a page is
 * shown depends on the machine.
 */
function ownReleases({ mount }: View, { shell, remotes }: LiveState): Release[] {
  const names = new Set([mount.remote, mount.frame.remote])
  return [shell, ...[...names].map((name) => remotes[name])].filter((release) => release !== undefined)
}

/** Returns the size of a script in bytes as it is sent; 0 if the script is not part of these releases. */
function bytesOf(url: string, releases: Release[]): number {
  const path = new URL(url).pathname.slice(1)
  for (const release of releases) {
    const base = `${releasePath(release.area, release.release)}/`
    if (path.startsWith(base)) return sentBytes(release.files, path.slice(base.length))
  }
  return 0
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
