import {
  eraseChatPerson,
  exportChatPerson,
  listChatReports,
} from '@mentor-connect/shared/contracts/chatInternal'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import { requireServiceKey } from '../../platform/keys/serviceKey'
import { listReports } from '../conversations/reports.repo'
import type { Messenger } from '../delivery/messenger'
import type { ChatDependencies } from '../dependencies'
import { erasePerson, personalDataOf } from './personalData.repo'

type Dependencies = Pick<ChatDependencies, 'db' | 'config'> & { messenger: Messenger }

/** The doors for the main API and for operators: nobody gets in without the key of the services. */
export function registerPersonalDataRoutes(app: FastifyInstance, { db, config, messenger }: Dependencies) {
  serve(app, exportChatPerson, async ({ body }, { request }) => {
    requireServiceKey(request, config.serviceKey)
    return { data: await personalDataOf(db, body.userId) }
  })

  serve(app, eraseChatPerson, async ({ body }, { request }) => {
    requireServiceKey(request, config.serviceKey)
    await erasePerson(db, body.userId)
    messenger.disconnect(body.userId)
    return { data: { erased: true } }
  })

  serve(app, listChatReports, async ({ body }, { request }) => {
    requireServiceKey(request, config.serviceKey)
    return { data: await listReports(db, body.limit) }
  })
}
