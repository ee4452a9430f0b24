import type { FastifyBaseLogger } from 'fastify'
import { createBreakers } from './breakers'
import { PageNotTried } from './pageTask'
import { ReadFailed } from '../readApi'

/** Limits for areas: an area that fails often is not rendered for some minutes. */
const AREA_LIMITS = { faults: 3, windowMs: 60_000, pauseMs: 5 * 60_000 }
/** Limits for the API: while it fails, only one page in five seconds is requested from it. */
const API_LIMITS = { faults: 1, windowMs: 1, pauseMs: 5_000 }

interface Guarded {
  url: string
  /** Areas whose code renders the page. */
  areas: string[]
}

/**
 * Returns a function that renders a page. While the API or an area of the page is paused, the function throws
 * at once.
 */
export function createGuard(logger?: FastifyBaseLogger) {
  const ofAreas = createBreakers(AREA_LIMITS)
  const ofApi = createBreakers(API_LIMITS)
  return async function guarded<Page>({ url, areas }: Guarded, render: () => Promise<Page>): Promise<Page> {
    if (!ofAreas.allow(areas) || !ofApi.allow(['api'])) throw new Error('Rendering is paused after failures.')
    try {
      return await render()
    } catch (error) {
      if (error instanceof ReadFailed) ofApi.failed(['api'])
      else if (!(error instanceof PageNotTried)) ofAreas.failed(areas)
      logger?.warn({ url, reason: String(error) }, 'A page could not be rendered.')
      throw error
    }
  }
}
