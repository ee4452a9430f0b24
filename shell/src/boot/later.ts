import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'
import { startAnnouncements } from '../announcements/startAnnouncements'
import { forgetLeftPages } from '../routing/forgetLeftPages'
import { startWorker } from '../offline/startWorker'
import { createPrefetcher } from '../prefetch/prefetcher'
import { earlyReads } from '../prefetch/answeringEarly'
import { readAhead } from '../prefetch/readAhead'
import type { Areas } from '../remotes/AreasContext'
import { whenQuiet } from '../resilience/whenQuiet'
import type { Router } from '../routing/router'
import { startHealthReports } from '../health/startHealthReports'
import { startTerms } from '../terms/startTerms'
import type { StartedSession } from './session'
import { whenRoleChanges } from '../session/watchSession'
import { whenPathChanges } from './watch'

/**
 * Starts everything that no visitor waits for: offline pages, prefetching, and reports. Its code is loaded after the
 * page.
 */
export function startLater({ store }: StartedSession, areas: Areas, router: Router): void {
  const prefetcher = createPrefetcher(areas.registry.current().generation)
  const { pageShown, navigatingTo, readsOf, watchPeople } = prefetcher
  pageShown()
  watchPeople()
  whenPathChanges(router, pageShown)
  router.subscribe(({ navigation: { location } }) => {
    if (location) navigatingTo(languageOfPath(location.pathname).path)
  })
  if (store.getState().auth.role) prefetcher.learnPages()
  whenRoleChanges(store, prefetcher.learnPages)
  forgetLeftPages(router)
  readAhead(earlyReads, {
    router,
    store,
    readsOf: (pathname) => readsOf(languageOfPath(pathname).path),
  })
  whenQuiet(startWorker)
  startAnnouncements(areas.mountTable)
  startTerms(store)
  startHealthReports(areas, router)
}
