import { whenIdle } from '../resilience/whenIdle'
import type { Router } from '../routing/router'
import type { SessionStore } from '../session/store'
import { whenPersonLeaves } from '../session/watchSession'
import type { EarlyReadsHolder } from './answeringEarly'
import { createEarlyReads } from './earlyReads'
import { filledReads } from './filledReads'

/**
 * Time after a page is shown during which it can still take answers, in ms. SWR repeats a read in the frame
 * after the first one.
 */
const TAKING_MS = 100

/**
 * Requests the first reads of a page as soon as a navigation to it begins, instead of when the page has been rendered.
 * Drops the answers when the page is shown, and when another person is signed in.
 *
 * @param readsOf returns the first reads of the page at a path
 */
export function readAhead(
  early: EarlyReadsHolder,
  {
    router,
    store,
    readsOf,
  }: {
    router: Pick<Router, 'subscribe'>
    store: SessionStore
    readsOf: (path: string) => string[]
  },
): void {
  const reads = (early.reads = createEarlyReads())
  let next: string | undefined
  let cancelEnd: () => void = () => undefined
  whenPersonLeaves(store, reads.end)

  router.subscribe(({ location, navigation }) => {
    const { key, pathname } = navigation.location ?? {}
    if (key === next) return
    next = key
    cancelEnd()
    if (pathname === undefined) cancelEnd = whenShown(reads.end)
    else reads.begin(pathname === location.pathname ? [] : filledReads(readsOf(pathname), pathname, store))
  })
}

/** Calls `act` when the page that a navigation has opened is shown. @returns a function that cancels the call */
function whenShown(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancelIdle = whenIdle(() => (timer = setTimeout(act, TAKING_MS)))
  return () => {
    cancelIdle()
    clearTimeout(timer)
  }
}
