import {
  getSiteMapEntries,
  getSiteMapParts,
  LISTED_KINDS,
  type ListedKind,
  type SiteMapPart,
} from '@mentor-connect/contract/api/siteMap'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { PUBLIC_PAGES } from '../domains'

/** Time in ms for which the list of parts is cached, because making it requires reading all ids. */
const PARTS_FRESH_MS = 60_000

/** Lists the pages of the site for search engines. */
export function registerSiteMapRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  const parts = new LRUCache<ListedKind, SiteMapPart[]>({
    max: LISTED_KINDS.length,
    ttl: PARTS_FRESH_MS,
    fetchMethod: (kind) => PUBLIC_PAGES[kind].parts(db, clock()),
  })

  serve(app, getSiteMapParts, async ({ params }) => ({ data: await parts.forceFetch(params.kind) }))

  serve(app, getSiteMapEntries, async ({ params, query: { from, courseId } }) => ({
    data: await PUBLIC_PAGES[params.kind].entries(db, { id: from, courseId }, clock()),
  }))
}
