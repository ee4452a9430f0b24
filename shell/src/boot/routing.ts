import { createPrefetcher } from '../prefetch/prefetcher'
import type { Areas } from '../remotes/AreasContext'
import { createRouter } from '../routing/router'
import { currentSession } from '../session/currentSession'
import type { StartedSession } from './session'

/** Creates the router, which starts to load the areas that the address needs. */
export function startRouting({ store, registry }: StartedSession, areas: Areas) {
  const prefetcher = createPrefetcher(registry.current().generation)
  const session = () => currentSession(store.getState())
  const router = createRouter({ areas, session, onApproach: prefetcher.navigatingTo })
  return { router, prefetcher }
}

export type StartedRouting = ReturnType<typeof startRouting>
