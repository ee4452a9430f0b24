import {
  decideApplication,
  getApplication,
  listApplications,
  previewDecision,
} from '@mentor-connect/contract/admin/applications'
import type { FastifyInstance } from 'fastify'
import { decideApplication as decide, decisionMail } from '../../operator/applications.service'
import { findMentorById } from '../../operator/mentors.repo'
import { errors } from '../../platform/http/errors'
import { renderMail } from '../../platform/mail/renderMail'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import { applicationPage, findApplication } from './applications.query'

export function registerApplicationRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db, config } = dependencies
  // Pictures are served by the main API.
  const addressOf = (path: string) => new URL(path, config.apiUrl).href

  async function mentorOf(id: string) {
    const mentor = await findMentorById(db, id)
    if (!mentor) throw errors.notFound('Application')
    return mentor
  }

  serveOperator(app, listApplications, async ({ query }) => ({ data: await applicationPage(db, query) }))

  serveOperator(app, getApplication, async ({ params }) => {
    const application = await findApplication(db, params.id, addressOf)
    if (!application) throw errors.notFound('Application')
    return { data: application }
  })

  serveOperator(app, previewDecision, async ({ params, body: { decision, text = '' } }) => {
    const mail = decisionMail(dependencies, await mentorOf(params.id), { decision, text: text.trim() })
    const { to, subject, text: body } = renderMail(mail, config)
    return { data: { to, subject, text: body, replyTo: config.supportEmail } }
  })

  serveOperator(app, decideApplication, async ({ params, body }, { operator }) => {
    const { decision, text = '', expected } = body
    const context = actingAs(dependencies, operator)
    return {
      data: await decide(context, await mentorOf(params.id), { decision, expected, text: text.trim() }),
    }
  })
}
