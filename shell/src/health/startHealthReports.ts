import { runtimeConfig } from '@mentor-connect/api'
import { browserItems, tabItems } from '@mentor-connect/contract/browser/storage'
import type { ReleaseEntry } from '@mentor-connect/contract/site/siteRegistry'
import { onCLS, onINP, onLCP } from 'web-vitals'
import type { Vital } from '@mentor-connect/contract/rules/releaseHealth'
import { areaOfFile } from '@mentor-connect/contract/site/releasePath'
import type { Areas } from '../remotes/AreasContext'
import { isBackOffice } from '../mounts/mountTable'
import { routePattern } from '../routing/routePattern'
import type { Router } from '../routing/router'
import { followAreaEvents, noteAreaEvent } from '../telemetry/areaEvents'
import { createAreaReports, type UsedRelease } from './areaReports'
import { browserKey } from './browserKey'
import { createPageReports } from './pageReports'
import { createReportSender } from './reportSender'

/**
 * Delays before a report is sent, in ms: after the first load, and after a failure, so that several failures
 * are sent together.
 */
const FIRST_REPORT_MS = 4000
const FAILURE_MS = 500
const MAX_SENDS = 6
const THOUSANDTHS = 1000

/** Reports how well the areas of this document work, so that a failing release can be rolled back (ADR 166). */
export function startHealthReports({ releases, registry, mountTable }: Areas, router: Router): void {
  if (isBackOffice(mountTable)) return
  const { shell } = registry.current()
  const reports = createAreaReports((area) => (area === 'shell' ? used(shell) : usedRemote(releases, area)))
  const pageReports = createPageReports(routePattern(router.state.matches))
  const { apiUrl } = runtimeConfig()
  const browser = browserKey(browserItems, new Date())
  const sender = createReportSender({ apiUrl, browser, storage: tabItems })
  let timer: ReturnType<typeof setTimeout> | undefined
  let sends = 0

  async function send() {
    clearTimeout(timer)
    timer = undefined
    const areas = reports.takeChanged()
    if (areas.length === 0 || sends >= MAX_SENDS) return
    sends += 1
    const pages = pageReports.takeChanged()
    await sender.send(areas, pages).catch((error: unknown) => {
      reports.giveBack(areas)
      pageReports.giveBack(pages)
      console.debug('The state of the areas could not be reported.', error)
    })
  }

  function sendIn(ms: number) {
    timer ??= setTimeout(() => void send(), ms)
  }

  followAreaEvents((event) => {
    // If there is no network, the release is not at fault.
    if (event.kind === 'failed' && !navigator.onLine) return
    reports.add(event)
    sendIn(event.kind === 'loaded' ? FIRST_REPORT_MS : FAILURE_MS)
  })
  watchPolicy()
  noteAreaEvent({ kind: 'loaded', area: 'shell', ms: performance.now() })
  router.subscribe(({ matches }) => pageReports.pageShown(routePattern(matches), performance.now()))
  const addVital = (vital: Vital, value: number, entries: PerformanceEntry[]) => {
    reports.addVital(vital, value)
    pageReports.addVital(vital, value, entries.at(-1)?.startTime ?? 0)
  }
  onLCP(({ value, entries }) => addVital('lcp', Math.round(value), entries))
  onINP(({ value, entries }) => addVital('inp', Math.round(value), entries))
  onCLS(({ value, entries }) => addVital('cls', Math.round(value * THOUSANDTHS), entries))
  // Registered after the listeners of the web vitals, whose values become final when the page is hidden.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && sender.isReady()) void send()
  })
}

function usedRemote(releases: Areas['releases'], area: string): UsedRelease | undefined {
  const choice = releases.of(area)
  return choice && ['live', 'canary'].includes(choice.source) ? used(choice.release) : undefined
}

function used({ release, entry }: Pick<ReleaseEntry, 'release' | 'entry'>): UsedRelease {
  const [timing] = performance.getEntriesByName(new URL(entry, location.origin).href, 'resource')
  return { release, isFetched: ((timing as PerformanceResourceTiming | undefined)?.transferSize ?? 0) > 0 }
}

/**
 * Counts violations of the security policy against the release of the area whose script has caused them. Otherwise
 * nobody would notice them, because they throw no error.
 */
function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ sourceFile }) => {
    const area = areaOfFile(sourceFile)
    if (area) noteAreaEvent({ kind: 'error', area })
  })
}
