import type { ChatPeople } from '../../kernel/chat-service/chatPeople'
import type { Database } from '../../kernel/database/schema'
import { errors } from '../../platform/http/errors'
import { isLearner, saveBlockedLearners } from './blockedLearners.repo'

interface Block {
  personId: string
  otherId: string
  blocked: boolean
}

/**
 * Blocks or unblocks another learner. Chat stores the block. The copy in this database is updated
 * immediately, so that the next read shows it.
 *
 * @throws ApiError `forbidden` unless both are learners and different people, `rate_limited` at the limit of
 * blocks
 * @throws Unavailable if chat does not respond
 */
export async function blockLearner(
  { db, chat }: { db: Database; chat: Pick<ChatPeople, 'setBlock'> },
  block: Block,
): Promise<void> {
  const { personId, otherId, blocked } = block
  if (personId === otherId || !(await isLearner(db, otherId))) throw errors.forbidden()
  const state = await chat.setBlock(block)
  if (state) await saveBlockedLearners(db, state)
  else if (blocked) throw errors.rateLimited(60)
}
