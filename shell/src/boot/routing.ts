import type { Areas } from '../remotes/AreasContext'
import { createRouter } from '../routing/router'
import { currentSession } from '../session/currentSession'
import type { StartedSession } from './session'

/** Creates the router, which starts to load the areas that the address needs. */
export const startRouting = ({ store }: StartedSession, areas: Areas) =>
  createRouter({ areas, session: () => currentSession(store.getState()) })
