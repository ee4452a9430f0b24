import { searchChat } from '@mentor-connect/contract/messages/chat'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ChatDependencies } from '../dependencies'
import { presentMessages } from '../store/presentMessages.query'
import { otherOf } from '../store/sides'
import { searchMessages, type Found, type Position } from './search.query'

export function registerSearchRoutes(app: FastifyInstance, { db }: Pick<ChatDependencies, 'db'>) {
  serve(app, searchChat, async ({ query: { q, from } }, { session }) => {
    const personId = callerOf(session)
    const page = await searchMessages(db, personId, {
      q,
      from: from === undefined ? from : readPosition(from),
    })
    const found = []
    for (const one of page.found) found.push(await present(one, personId))
    return { data: { found, ...(page.next && { next: writePosition(page.next) }) } }
  })

  async function present({ conversation, row }: Found, personId: string) {
    const [message] = await presentMessages(db, conversation.id, [row])
    return { conversationId: conversation.id, partnerId: otherOf(conversation, personId), message: message! }
  }
}

const writePosition = ({ at, conversationId, seq }: Position) => `${at}_${conversationId}_${seq}`

/** Reads a position whose form the contract has checked. */
function readPosition(text: string): Position {
  const [at = '', conversationId = '', seq = '0'] = text.split('_')
  return { at, conversationId, seq: Number(seq) }
}
