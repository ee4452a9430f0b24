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
 * Sets or lifts the block of a learner against another. Chat stores it; the copy here is brought up to date at once, so
 * that the next read shows it.
 *
 * @throws ApiError `forbidden` unless both are learners and not the same, `rate_limited` at the limit of blocks
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
