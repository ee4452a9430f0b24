import {
  getAttachable,
  getAttachments,
  removeAttachment,
} from '@mentor-connect/contract/learning/attachments'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { participant } from '../../mentoring/mentorships/participant'
import { attachmentService } from './attachments.service'

/**
 * Registers the routes of attachments to learners' requests for a mentorship: goal, plan and certificates.
 */
export function registerAttachmentRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  const attachments = attachmentService(dependencies)

  serve(app, getAttachable, async (_, { session }) => ({
    data: await attachments.attachable(callerOf(session)),
  }))

  serve(app, getAttachments, async ({ params: { id } }, { session }) => ({
    data: await attachments.read(participant(session), id),
  }))

  serve(app, removeAttachment, async ({ params: { id }, body: { userId, ...removed } }) => {
    await attachments.remove({ ...removed, learnerId: userId, mentorshipId: id })
    return { data: {} }
  })
}
