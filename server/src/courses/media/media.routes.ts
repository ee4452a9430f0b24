import { WEEK_S } from '@mentor-connect/contract/rules/durations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, hasAlready } from '../../platform/http/entityTag'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { courseBanner } from './banner/courseBanner'
import { bannerDomains } from '../banners.repo'
import { LOOKS, type Look } from './portrait/features'
import { portrait } from './portrait/portrait'

const ID = '[A-Za-z0-9_-]{1,64}'

/** Registers the routes of generated pictures: a banner for every course, a portrait for every person. */
export function registerMediaRoutes(app: FastifyInstance, { db }: Pick<ApiDependencies, 'db'>) {
  const hidden = { schema: { hide: true }, config: { rateLimit: 'asset' } } as const

  app.get<WithId>(`/media/banners/:id(^${ID}$).svg`, hidden, async (request, reply) => {
    const { id } = request.params
    const domains = await bannerDomains(db, id)
    if (!domains) throw errors.notFound('Picture')
    return sendPicture(request, reply, courseBanner(id, domains))
  })

  app.get<WithId>(`/media/portraits/:id(^${ID}$).svg`, hidden, async (request, reply) =>
    sendPicture(request, reply, portrait(request.params.id, lookOf(request.query.look))),
  )
}

interface WithId {
  Params: { id: string }
  Querystring: { look?: string }
}

function lookOf(given: unknown): Look | undefined {
  return LOOKS.find((look) => look === given)
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: string) {
  const tag = entityTag(picture)
  reply
    .header('cache-control', `public, max-age=${WEEK_S}, stale-while-revalidate=${WEEK_S}`)
    .header('etag', tag)
    .header('x-content-type-options', 'nosniff')
    // A picture that is opened directly can run no script and load nothing.
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
  if (hasAlready(request, tag)) return reply.status(304).send()
  return reply.type('image/svg+xml').send(picture)
}
