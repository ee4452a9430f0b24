import { LISTED_KINDS, type ListedKind } from '@mentor-connect/contract/api/siteMap'
import { ROBOTS_FILE, robotsText, SITE_MAP_FILE } from '@mentor-connect/contract/site/siteMap'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { hasAlready } from '../../platform/http/entityTag'
import type { ApiAccess } from '../readApi'
import type { SiteState } from '../rendering/liveState'
import { PAGES_MAP } from './listedPages'
import { siteMaps, type SentFile } from './siteMaps'

const decompress = promisify(gunzip)

const MAX_AGE_S = 600
/** Time in seconds after which crawlers may try again while the API fails. */
const RETRY_S = 300

interface PartAddress {
  Params: { kind: ListedKind; number: string }
}

interface Options {
  liveState: () => Promise<SiteState | undefined>
  siteUrl: string
  api: ApiAccess
}

/** Serves `robots.txt`, the index of the site maps and the maps. */
export function registerSiteMaps(app: FastifyInstance, { liveState, siteUrl, api }: Options) {
  const maps = siteMaps({ liveState, siteUrl, api })

  app.get(`/${ROBOTS_FILE}`, async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${MAX_AGE_S}`)
      .type('text/plain; charset=utf-8')
      .send(robotsText((await liveState())?.site.privatePaths ?? [], siteUrl)),
  )
  app.get(`/${SITE_MAP_FILE}`, (request, reply) => send(request, reply, maps.index()))
  app.get(`/${PAGES_MAP}`, (request, reply) => send(request, reply, maps.pages()))
  app.get<PartAddress>(
    `/sitemap-:kind(^${LISTED_KINDS.join('|')}$)-:number(^[1-9][0-9]{0,4}$).xml`,
    (request, reply) => send(request, reply, maps.part(request.params.kind, Number(request.params.number))),
  )
}

async function send(request: FastifyRequest, reply: FastifyReply, made: Promise<SentFile | undefined>) {
  const file = await made.catch((error: unknown) => {
    request.log.warn({ reason: String(error) }, 'A site map could not be made.')
    return null
  })
  if (file === null) return reply.status(503).header('retry-after', RETRY_S).send('Try again later.')
  if (!file) return reply.callNotFound()
  void reply
    .header('cache-control', `public, max-age=${MAX_AGE_S}`)
    .header('vary', 'accept-encoding')
    .header('etag', file.etag)
    .type('application/xml; charset=utf-8')
  if (hasAlready(request, file.etag)) return reply.status(304).send()
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  return takesGzip
    ? reply.header('content-encoding', 'gzip').send(file.gzipped)
    : reply.send(await decompress(file.gzipped))
}
