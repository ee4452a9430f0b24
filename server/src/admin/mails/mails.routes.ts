import { getMail, listMails } from '@mentor-connect/contract/admin/mails'
import type { FastifyInstance } from 'fastify'
import { allMails } from '../../operator/allMails'
import { errors } from '../../platform/http/errors'
import { renderMail } from '../../platform/mail/renderMail'
import type { AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'

export function registerMailRoutes(app: FastifyInstance, { config }: AdminDependencies) {
  const { supportEmail, siteUrl } = config

  serveOperator(app, listMails, async () => {
    const examples = Object.entries(allMails({ language: null, supportEmail, siteUrl }))
    const mails = examples.map(([name, { texts }]) => ({
      name: slugOf(name),
      subjects: { en: texts.en.subject, hi: texts.hi.subject },
    }))
    return { data: { mails } }
  })

  serveOperator(app, getMail, async ({ params, query }) => {
    const language = query.language === 'both' ? null : query.language
    const content = Object.entries(allMails({ language, supportEmail, siteUrl })).find(
      ([name]) => slugOf(name) === params.name,
    )?.[1]
    if (!content) throw errors.notFound('Mail')
    const { subject, text, html } = renderMail(content, config)
    return { data: { subject, text, html, replyTo: supportEmail } }
  })
}

/** Converts a name to the form that is used in URLs, such as `sanctionMail-of-a-warning`. */
const slugOf = (name: string) => name.replaceAll(' ', '-')
