import type { Locale } from '@mentor-connect/contract/api/locales'
import { getResumeFit, getResumePdf } from '@mentor-connect/contract/work/resume'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { callerOf } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import { findResume } from './resume.query'
import { drawResume, fitOf } from './resumeDrawing'
import { sendResume } from './sendResume'

/** Registers the route that returns the caller's résumé as a file. */
export function registerResumeRoutes(
  app: FastifyInstance,
  { db, clock, config }: Pick<ApiDependencies, 'db' | 'clock' | 'config'>,
) {
  async function textOf(learnerId: string, language: Locale) {
    const resume = await findResume(db, learnerId)
    if (!resume) throw errors.notFound('Résumé')
    return { resume, language, siteUrl: config.siteUrl, at: clock() }
  }

  serve(app, getResumeFit, async ({ query: { language } }, { session }) => ({
    data: await fitOf(await textOf(callerOf(session), language)),
  }))

  serve(app, getResumePdf, async ({ query: { language } }, { session, reply }) =>
    sendResume(reply, await drawResume(await textOf(callerOf(session), language))),
  )
}
