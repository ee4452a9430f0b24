import {
  describeChatFiles,
  getChatFile,
  noteChatFiles,
  uploadChatFile,
} from '@mentor-connect/contract/messages/chatAttachments'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import { chatFileService } from './chatFiles.service'

type Dependencies = Parameters<typeof chatFileService>[0]

/**
 * Endpoints for files of messages. People upload and read them; the chat service names those that are in use.
 */
export function registerChatFileRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const chatFiles = chatFileService(dependencies)

  serve(app, uploadChatFile, async ({ body: { levels }, files }, { session }) => ({
    data: await chatFiles.upload(session!, files, levels),
  }))

  serve(app, getChatFile, async ({ params: { id } }, { session, request, reply }) =>
    chatFiles.read(session!, id, request, reply),
  )

  serve(app, describeChatFiles, async ({ body: { userId, ids } }) => ({
    data: await chatFiles.attachable(userId, ids),
  }))

  serve(app, noteChatFiles, async ({ body: { files } }) => {
    await chatFiles.note(files)
    return { data: {} }
  })
}
