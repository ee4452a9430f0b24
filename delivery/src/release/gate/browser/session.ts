import { LOCALES } from '@mentor-connect/contract/api/locales'
import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'
import { mountTableOf } from '../../../site/mountTable'
import { ownerOf } from '../../../site/pages/ownership'
import type { Candidate, LiveState } from '../../candidate'
import { createDirectPages } from './directPages'
import { reasonsOf, type Judged, type Measure } from './judge'
import { launchBrowser } from './launch'
import { openView, type Opening, type Seen } from './openView'
import type { View } from './pagesToOpen'
import { createPeople } from './people'
import type { Leftover } from './probe/leftover'
import { servePrivately } from './privateSite'
import { probeScript } from './probeScript'

/**
 * Time limit for one step of a page, in ms. It is longer on a machine on which a page with only the shell is
 * slow.
 */
const STEP_LIMIT_MS = 8_000
const SLOWER_THAN_SHELL = 5
/** Time limit for a page with only the shell, in ms. The shell can start within it on the slowest machine. */
const SHELL_LIMIT_MS = 60_000

/** A browser that opens pages of a site on which the candidates are live. */
export interface Session {
  judge: (view: View) => Promise<Judged>
  /**
   * Views of a page with only the shell that were not shown. If there are any, every other page would fail as
   * well, after a long wait.
   */
  failedShell: Judged[]
}

export interface SessionOptions {
  /** Path of a Chromium. */
  chromium: string
  /** The site that the candidates are released to. */
  siteDir: string
  candidates: Candidate[]
  /** The state in which the candidates are live. */
  next: LiveState
}

/** Starts a private site and a browser, calls `act`, and ends both afterwards. */
export async function inSession<Result>(
  { chromium, siteDir, candidates, next }: SessionOptions,
  act: (session: Session) => Promise<Result>,
): Promise<Result> {
  const site = await servePrivately(siteDir, candidates, next)
  try {
    const { browser, close } = await launchBrowser(chromium, site)
    try {
      const probe = await probeScript(Object.keys(next.remotes))
      const flags = candidates.flatMap(({ description: { declares } }) => Object.keys(declares?.flags ?? {}))
      const as = createPeople(browser, site, { probe: probe.content, flags })
      const opening = { site, probe: probe.name }
      const trialsOf = ({ mount }: View) => next.remotes[mount.remote]?.declares?.trials ?? []
      const isOfOthers = areasOf(next)
      const open = (view: View, how: Pick<Opening, 'stepLimitMs' | 'isOfOthers' | 'directPages'>) => {
        const elsewhere: Opening['elsewhere'] = (inProfile) => as(view, inProfile)
        return elsewhere((context) =>
          openView({ ...opening, ...how, trials: trialsOf(view), context, elsewhere, view }),
        )
      }
      const aside = { stepLimitMs: SHELL_LIMIT_MS, directPages: createDirectPages() }
      const shell = await measureShell((view) => open(view, aside), next)
      const directPages = createDirectPages(shell.leftovers)
      const stepLimitMs = Math.max(STEP_LIMIT_MS, SLOWER_THAN_SHELL * shell.ms)
      return await act({
        failedShell: shell.failed,
        judge: async (view) => {
          const seen = await open(view, { stepLimitMs, directPages, isOfOthers: isOfOthers(view) })
          return { ...seen, reasons: reasonsOf(seen, shell.measure) }
        },
      })
    } finally {
      await close()
    }
  } finally {
    await site.close()
  }
}

/** Tells whether an address belongs to another area than the page of a view. */
function areasOf({ remotes, shell }: LiveState) {
  const table = mountTableOf({ ...remotes, shell })
  return (view: View) => (path: string) =>
    ownerOf(languageOfPath(path).path, table)?.remote !== view.mount.remote
}

interface Shell {
  measure: Measure
  leftovers: Leftover[]
  ms: number
  failed: Judged[]
}

/**
 * Opens an address that belongs to no area, in each language, to measure the effects that the shell has on
 * every page and the time that it takes.
 */
async function measureShell(open: (view: View) => Promise<Seen>, next: LiveState): Promise<Shell> {
  const { shell, remotes } = next
  const [mount] = mountTableOf({ ...remotes, shell })
  const seen = await Promise.all(
    LOCALES.map((locale) =>
      open({ path: '/*', url: UNKNOWN, locale, role: 'visitor', mount: mount!, isBrief: true }),
    ),
  )
  const byLocale = <Value>(valueOf: (one: Seen) => Value) =>
    Object.fromEntries(seen.map((one) => [one.view.locale, valueOf(one)]))
  const measure: Measure = {
    ownRules: new Set(seen.flatMap(({ findings }) => findings?.globalRules ?? [])),
    notFound: byLocale(({ findings }) => findings?.heading ?? ''),
    rootAttributes: byLocale(({ findings }) => findings?.rootAttributes ?? []),
    historyLength: Math.max(...seen.map(({ findings }) => findings?.historyLength ?? 0)),
    next,
  }
  const failed = seen.filter(({ shown }) => !shown)
  return {
    measure,
    leftovers: seen[0]?.findings?.leftovers ?? [],
    ms: Math.max(...seen.map(({ ms }) => ms)),
    failed: failed.map((one) => ({ ...one, reasons: reasonsOf(one, measure) })),
  }
}

const UNKNOWN = '/gate/no-such-page'
