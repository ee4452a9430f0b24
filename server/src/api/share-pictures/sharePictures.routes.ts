import type { Locale } from '@mentor-connect/contract/api/locales'
import {
  getCoursePicture,
  getMentorPicture,
  getSitePicture,
} from '@mentor-connect/contract/api/sharePictures'
import { HOUR_S, WEEK_S } from '@mentor-connect/contract/rules/durations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasAlready } from '../../platform/http/entityTag'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findShownCourse, findShownMentor } from './sharePictures.repo'
import { sharePictures, TooManyPictures } from './sharePictures'
import type { Shown } from './shownOnPictures'

/** Seconds after which clients may try again while too many pictures are waiting to be drawn. */
const RETRY_S = 10

/** Serves the pictures for link previews of public pages. */
export function registerSharePictureRoutes(
  app: FastifyInstance,
  { db, files }: Pick<ApiDependencies, 'db' | 'files'>,
) {
  const pictureOf = sharePictures(files)

  serve(app, getCoursePicture, async ({ params, query }, { request, reply }) =>
    send(request, reply, await findShownCourse(db, params.id), query),
  )
  serve(app, getMentorPicture, async ({ params, query }, { request, reply }) =>
    send(request, reply, await findShownMentor(db, params.id), query),
  )
  serve(app, getSitePicture, async ({ query }, { request, reply }) =>
    send(request, reply, { kind: 'site' }, query),
  )

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    shown: Shown | undefined,
    { locale = 'en', v }: { locale?: Locale; v?: string },
  ) {
    if (!shown) throw errors.notFound('Picture')
    const { png, etag } = await pictureOf(shown, locale).catch((error: unknown) => {
      throw error instanceof TooManyPictures ? errors.rateLimited(RETRY_S) : error
    })
    reply
      .header('cache-control', `public, max-age=${v ? WEEK_S : HOUR_S}, stale-while-revalidate=${WEEK_S}`)
      .header('etag', etag)
    if (hasAlready(request, etag)) return reply.status(304).send()
    return reply.type('image/png').send(png)
  }
}
