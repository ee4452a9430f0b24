import { searchChat, type FoundInRoom, type FoundMessage } from '@mentor-connect/contract/messages/chat'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ChatDependencies } from '../dependencies'
import { rowsSeenBy } from '../rooms/roomHistory.query'
import { withAttachments } from '../store/attachments/attachments.repo'
import { presentMessages } from '../store/presentMessages.query'
import { otherOf } from '../store/sides'
import { searchMessages, type Position } from './search.query'
import { searchedThreadsOf } from './searchedThreads.query'

export function registerSearchRoutes(app: FastifyInstance, { db }: Pick<ChatDependencies, 'db'>) {
  serve(app, searchChat, async ({ query: { q, from } }, { session }) => {
    const personId = callerOf(session)
    const position = from === undefined ? from : readPosition(from)
    const page = await searchMessages(db, await searchedThreadsOf(db, personId), { q, from: position })
    const found: FoundMessage[] = []
    const inRooms: FoundInRoom[] = []
    for (const { thread, row } of page.found) {
      const { id } = thread
      const rows = await withAttachments(db, id, [row])
      if (thread.table === 'messages') {
        const [message] = await presentMessages(db, id, rows)
        const partnerId = otherOf(thread.conversation, personId)
        found.push({ conversationId: id, partnerId, message: message! })
      } else {
        const { hiddenUpTo, title } = thread
        const [message] = await rowsSeenBy(db, rows, { roomId: id, personId, hiddenUpTo })
        inRooms.push({ roomId: id, title, message: message! })
      }
    }
    return {
      data: {
        found,
        ...(inRooms.length > 0 && { inRooms }),
        ...(page.next && { next: writePosition(page.next) }),
      },
    }
  })
}

const writePosition = ({ at, conversationId, seq }: Position) => `${at}_${conversationId}_${seq}`

/** Parses a position. The contract has already checked its form. */
function readPosition(text: string): Position {
  const [at = '', conversationId = '', seq = '0'] = text.split('_')
  return { at, conversationId, seq: Number(seq) }
}
