import { runtimeConfig } from '@mentor-connect/api'
import { register } from '../languages/languages'
import type { Areas } from '../remotes/AreasContext'
import { createAreas } from './createAreas'
import { createFederation } from '../remotes/federation'
import { createRouter, type Router } from '../routing/router'
import { currentSession } from '../session/currentSession'
import { whenRoleChanges } from '../session/watchSession'
import type { StartedSession } from './session'

/** Starts the federation runtime and decides which releases this document uses. */
export function startAreas({ registry, previews }: Pick<StartedSession, 'registry' | 'previews'>): Areas {
  const { overrideOrigins } = runtimeConfig()
  return createAreas({
    federation: createFederation(),
    registry,
    registerMessages: register,
    overrideOrigins,
    previews,
  })
}

/** Creates the router, which starts to load the areas that the URL needs. Its guards follow the session. */
export function startRouting({ store }: StartedSession, areas: Areas): Router {
  const router = createRouter({ areas, session: () => currentSession(store.getState()) })
  whenRoleChanges(store, () => void router.revalidate())
  return router
}
