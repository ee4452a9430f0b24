import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'
import { startAnnouncements } from '../announcements/startAnnouncements'
import { startWorker } from '../offline/startWorker'
import { createPrefetcher } from '../prefetch/prefetcher'
import type { Areas } from '../remotes/AreasContext'
import { whenQuiet } from '../resilience/whenQuiet'
import type { Router } from '../routing/router'
import { startHealthReports } from '../health/startHealthReports'
import { startTerms } from '../terms/startTerms'
import type { StartedSession } from './session'
import { whenPathChanges } from './watch'

/**
 * Starts everything that no visitor waits for: offline pages, prefetching, and reports. Its code is loaded after the
 * page.
 */
export function startLater({ store }: StartedSession, areas: Areas, router: Router): void {
  const { pageShown, navigatingTo, watchPeople } = createPrefetcher(areas.registry.current().generation)
  pageShown()
  watchPeople()
  whenPathChanges(router, pageShown)
  router.subscribe(({ navigation: { location } }) => {
    if (location) navigatingTo(languageOfPath(location.pathname).path)
  })
  whenQuiet(startWorker)
  startAnnouncements(areas.mountTable)
  startTerms(store)
  startHealthReports(areas, router)
}
