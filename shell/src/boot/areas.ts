import { runtimeConfig } from '@mentor-connect/api'
import { register } from '../languages/languages'
import type { Registry } from '../releases/registry'
import type { Areas } from '../remotes/AreasContext'
import { createAreas } from './createAreas'
import { createFederation } from '../remotes/federation'
import { createRouter } from '../routing/router'
import { currentSession } from '../session/currentSession'
import type { StartedSession } from './session'

/** Starts the federation runtime and decides which releases this document uses. */
export function startAreas(registry: Registry): Areas {
  const { overrideOrigins } = runtimeConfig()
  return createAreas({
    federation: createFederation(),
    registry,
    registerMessages: register,
    overrideOrigins,
  })
}

/** Creates the router, which starts to load the areas that the URL needs. */
export const startRouting = ({ store }: StartedSession, areas: Areas) =>
  createRouter({ areas, session: () => currentSession(store.getState()) })
