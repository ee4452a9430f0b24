import type { BlockState } from '@mentor-connect/contract/trust/blocks'
import { findBlockState, type BlockTable } from '../conversations/blocks.query'
import { blockInConversation, type BlockDependencies } from '../conversations/conversationBlocks.service'
import { findConversation } from '../store/conversations.repo'
import { pairOf } from '../store/sides'
import { storeBlockOfMember, type BlockOfMember } from './memberBlocks.service'
import { findRoomBlock } from './roomBlocks.store'

/**
 * Sets or lifts a block that was requested outside of chat, and resolves to the current state of the two
 * people. Two people with a conversation have their blocks there; all others are learners.
 */
export async function blockPerson(
  dependencies: BlockDependencies,
  block: BlockOfMember,
): Promise<BlockState | undefined> {
  const { db } = dependencies
  const { personId, memberId, isBlocked } = block
  const pair = pairOf(personId, memberId)
  const conversation = await findConversation(db, pair)
  if (conversation) {
    await blockInConversation(dependencies, conversation, { personId, isBlocked })
    return stateOf('conversations', conversation.id)
  }
  const isStored = await db.transaction().execute((tx) => storeBlockOfMember(tx, dependencies, block))
  const stored = isStored && (await findRoomBlock(db, pair))
  return stored ? stateOf('room_blocks', stored.id) : undefined

  async function stateOf(table: BlockTable, id: string) {
    return (await findBlockState(db, table, id))[0]
  }
}
