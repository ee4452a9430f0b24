import { readOf } from '@mentor-connect/api'
import type { Rendering } from '@mentor-connect/contract/remote'
import { getOpening, listOpenings } from '@mentor-connect/contract/work/openings'
import { openingsRequest, readOpeningListState } from './openingListState'

/*
 * The public pages of openings that a server renders, with the requests of their first view. If a request is
 * missing here, the server renders the loading state, and a test reports it.
 */

type Heads = typeof import('./heads')

/** Returns a loader for the metadata of a page. Only servers call it. */
const head = (name: keyof Heads) => async () => ({ default: (await import('./heads'))[name] })

export const openings: Rendering = {
  head: head('openings'),
  query: ['kind', 'workplace', 'skill', 'language', 'level', 'pay', 'days', 'sort', 'page'],
  /**
   * URLs with these free texts are rendered in the browser, because a server would cache each text as a
   * separate page.
   */
  browserQuery: ['q', 'place'],
  reads: ({ query }) => [readOf(listOpenings, openingsRequest(readOpeningListState(query)))],
}

export const opening: Rendering = {
  head: head('opening'),
  reads: ({ params }) => [readOf(getOpening, { params: { id: params.openingId! } })],
}
