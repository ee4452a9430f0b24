import {
  getWorkshopMessages,
  sendWorkshopMessage,
  takeBackWorkshopMessage,
} from '@mentor-connect/contract/mentoring/workshops/workshopMessages'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../../platform/http/access'
import { serve } from '../../../platform/http/serve'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { participant } from '../../meetings/participant'
import { workshopMessages } from './messages.service'

export function registerWorkshopMessages(app: FastifyInstance, dependencies: ApiDependencies) {
  const messages = workshopMessages(dependencies)

  serve(app, getWorkshopMessages, async ({ params: { id }, query }, { session }) => ({
    data: await messages.list(participant(session), id, query),
  }))

  serve(app, sendWorkshopMessage, async ({ params: { id }, body }, { session }) => ({
    message: 'Message sent',
    data: await messages.send(callerOf(session), id, body),
  }))

  serve(app, takeBackWorkshopMessage, async ({ params: { id, messageId } }, { session }) => {
    await messages.takeBack(callerOf(session), id, messageId)
    return { message: 'Message taken back', data: {} }
  })
}
