import { mayReadChatFile } from '@mentor-connect/contract/messages/chatAttachments'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ChatDependencies } from '../dependencies'
import { restrictionOf } from '../store/access.repo'
import { threadOfFile } from '../store/attachments/attachments.repo'
import { isInConversation } from '../store/conversations.repo'

/** Answers the main API, which serves the files of messages, who may read them. */
export function registerAttachmentRoutes(app: FastifyInstance, { db }: Pick<ChatDependencies, 'db'>) {
  async function mayRead(personId: string, fileId: string) {
    const threadId = await threadOfFile(db, fileId)
    if (threadId === undefined || !(await isInConversation(db, threadId, personId))) return false
    return (await restrictionOf(db, personId)) === null
  }

  serve(app, mayReadChatFile, async ({ body: { userId, fileId } }) => ({
    data: { allowed: await mayRead(userId, fileId) },
  }))
}
