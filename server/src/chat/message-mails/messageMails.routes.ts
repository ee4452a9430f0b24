import { getDigestPreference, setDigestPreference } from '@mentor-connect/contract/api/chat'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import { registerMailAction } from '../../platform/mail/action-links/registerMailAction'
import { MESSAGE_MAILS } from '../../platform/mail/messageMails'
import type { ChatDependencies } from '../dependencies'
import { digestLinks, UNSUBSCRIBE_PATH } from './unsubscribeLinks'

type Dependencies = Pick<ChatDependencies, 'people' | 'config' | 'clock'>

/**
 * The choice about mails as earlier releases of the profile page and the links in earlier mails know it. The main API sends
 * these mails and stores the choice.
 */
export function registerMessageMailRoutes(app: FastifyInstance, { people, config, clock }: Dependencies) {
  serve(app, getDigestPreference, async ({ query }) => ({
    data: { enabled: await people.messageMails(query.userId) },
  }))

  serve(app, setDigestPreference, async ({ body }) => ({
    data: { enabled: await people.messageMails(body.userId, body.enabled) },
  }))

  registerMailAction(app, {
    path: UNSUBSCRIBE_PATH,
    links: digestLinks(config),
    texts: MESSAGE_MAILS,
    siteUrl: config.siteUrl,
    clock,
    act: (personId) => people.messageMails(personId, false),
  })
}
