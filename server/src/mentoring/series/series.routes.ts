import {
  bookSeries,
  endSeries,
  getSeries,
  previewSeries,
} from '@mentor-connect/contract/mentoring/sessions/series'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { callerOf } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import { participant } from '../meetings/participant'
import { handleSeriesMails } from './seriesMails'
import { seriesPreview } from './seriesPreview'
import { seriesService } from './series.service'

export function registerSeriesRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const series = seriesService(dependencies)
  const preview = seriesPreview(dependencies)
  handleSeriesMails(dependencies)

  serve(app, previewSeries, async ({ params: { id }, query }, { session }) => ({
    data: await preview({ learnerId: callerOf(session), mentorId: id }, query),
  }))

  serve(app, bookSeries, async ({ body }, { session }) => {
    // Minors may not talk to mentors alone until a guardian has given consent.
    if (session?.chatRestriction === 'guardian_consent_needed') throw errors.guardianConsentNeeded()
    return { message: 'Sessions booked', data: await series.book({ ...body, mentorId: body.mentor }) }
  })

  serve(app, getSeries, async ({ params: { id } }, { session }) => ({
    data: await series.read(participant(session), id),
  }))

  serve(app, endSeries, async ({ params: { id }, body }, { session }) => ({
    message: 'The rest of the sessions is cancelled',
    data: await series.end(participant(session), id, body.sessions),
  }))
}
