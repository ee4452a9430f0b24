import { watchContainers, type ContainerWrite } from './containers'
import { watchCopies, type Copies } from './copies'
import { frameLinks, swallowedEvents, type FrameLink } from './frame'
import { rememberGlobals } from './globals'
import type { Leftover } from './leftover'
import { watchLeftovers } from './leftovers'
import { watchOthersData, type Loss } from './othersData'
import { keepsFocus, pageFacts, pageState, scriptsBefore, type PageFacts, type PageState } from './page'
import { watchStorage, type StorageRead } from './storage'
import { globalRules } from './styles'
import { watchUnverified } from './unverified'

/** A request or script that the security policy of the site has stopped. */
interface Violation {
  directive: string
  blocked: string
}

/** Findings in a page since its document began. */
export interface Findings extends PageFacts {
  copies: Copies
  patched: string[]
  storageReads: StorageRead[]
  containerWrites: ContainerWrite[]
  violations: Violation[]
  globalRules: string[]
  /** The number of times that React has changed the page. */
  commits: number
  /** Addresses of the scripts that were requested before the page was shown. */
  scripts: string[]
  /** Addresses of the scripts of releases that ran without being compared with a hash. */
  unverified: string[]
  /** Listeners, timers and elements that currently exist. */
  leftovers: Leftover[]
}

export interface Probe {
  state: () => PageState
  findings: () => Findings
  keepsFocus: (waitMs: number) => Promise<boolean>
  frameLinks: () => FrameLink[]
  swallowedEvents: () => string[]
  leftovers: () => Leftover[]
  /** Returns the entries of other code that are now missing or changed. */
  losses: () => Promise<Loss[]>
}

/** Values that the gate fills in: the name under which the probe is found, and the globals of the areas. */
declare const PROBE: { name: string; containers: Record<string, string> }

if (window === window.top) install()

/** Installs the probe, before any script of the page runs. */
function install() {
  const { found, commits } = watchCopies()
  const storageReads = watchStorage()
  const losses = watchOthersData()
  const leftovers = watchLeftovers()
  const containerWrites = watchContainers(PROBE.containers)
  const violations = watchViolations()
  const unverified = watchUnverified()
  const shown = watchShown(commits)
  const probe: Probe = {
    state: () => pageState(commits()),
    keepsFocus,
    frameLinks,
    swallowedEvents,
    leftovers,
    losses,
    findings: () => ({
      ...pageFacts(),
      copies: found(),
      patched: patched(),
      storageReads: storageReads(),
      containerWrites: containerWrites(),
      violations: violations(),
      globalRules: globalRules(),
      commits: commits(),
      scripts: scriptsBefore(shown()),
      unverified: unverified(),
      leftovers: leftovers(),
    }),
  }
  // The property is not enumerable and its name is random, so that a release can neither guess nor list it.
  Object.defineProperty(window, PROBE.name, { value: probe })
  const patched = rememberGlobals()
}

/**
 * Returns a function that returns the time at which the page was first shown, in ms since its navigation, or
 * `Infinity` if it has not been shown yet.
 */
function watchShown(commits: () => number): () => number {
  let time = Infinity
  const observer = new MutationObserver(() => {
    if (!pageState(commits()).isShown) return
    time = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  return () => time
}

function watchViolations(): () => Violation[] {
  const violations: Violation[] = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    violations.push({ directive: effectiveDirective, blocked: blockedURI }),
  )
  return () => violations
}
