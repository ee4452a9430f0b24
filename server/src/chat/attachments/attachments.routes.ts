import { mayReadChatFile } from '@mentor-connect/contract/messages/chatAttachments'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ChatDependencies } from '../dependencies'
import { restrictionOf } from '../store/access.repo'
import { messageOfFile } from '../store/attachments/attachments.repo'
import { isInConversation } from '../store/conversations.repo'
import { mayReadInRoom } from '../rooms/members.repo'

/** Tells the main API, which serves the files of messages, who may read them. */
export function registerAttachmentRoutes(app: FastifyInstance, { db }: Pick<ChatDependencies, 'db'>) {
  async function mayRead(personId: string, fileId: string) {
    const message = await messageOfFile(db, fileId)
    if (!message || (await restrictionOf(db, personId)) !== null) return false
    return (
      (await isInConversation(db, message.threadId, personId)) || (await mayReadInRoom(db, message, personId))
    )
  }

  serve(app, mayReadChatFile, async ({ body: { userId, fileId } }) => ({
    data: { allowed: await mayRead(userId, fileId) },
  }))
}
