import type { Role } from '@mentor-connect/contract/accounts/people'
import { errors } from '../../platform/http/errors'
import { tellBlock } from '../conversations/blocks.jobs'
import type { BlockDependencies } from '../conversations/conversationBlocks.service'
import type { Tx } from '../database/schema'
import type { Place } from './changeRoom'
import { findMember, findMembership, type MemberRow } from './members.repo'
import { mayBlockMember, storeRoomBlock } from './roomBlocks.store'

export interface BlockOfMember {
  personId: string
  memberId: string
  isBlocked: boolean
}

/**
 * Tells whether a person can block this member here. Learners can block each other. Mentors, who lead a room
 * because of its subject, are blocked in the conversation with them instead.
 */
export const isBlockable = (
  { person_id, domain_role }: Pick<MemberRow, 'person_id' | 'domain_role'>,
  { personId, role }: { personId: string; role: Role },
) => role === 'user' && domain_role === 'member' && person_id !== personId

/** Blocks or unblocks another learner. Only the caller is notified. */
export async function blockMember(
  { db, clock, jobs, messenger }: Pick<BlockDependencies, 'db' | 'clock' | 'jobs' | 'messenger'>,
  { personId, roomId }: Place,
  { memberId, isBlocked }: { memberId: string; isBlocked: boolean },
) {
  await db.transaction().execute(async (tx) => {
    if (!(await findMembership(tx, roomId, personId))) throw errors.notFound('Room')
    const other = await findMember(tx, roomId, memberId)
    // A block can be lifted after the other person has left the room.
    if (!other || (isBlocked && other.is_active === 0)) throw errors.notFound('Member')
    if (!isBlockable(other, { personId, role: 'user' })) throw errors.forbidden()
    const isStored = await storeBlockOfMember(tx, { clock, jobs }, { personId, memberId, isBlocked })
    if (!isStored) throw errors.rateLimited(60)
  })
  messenger.tell([personId], { type: 'room_changed', roomId })
}

/**
 * Stores a block between two learners and tells the main API. Returns false if the person has already blocked
 * the maximum number of people.
 */
export async function storeBlockOfMember(
  tx: Tx,
  { clock, jobs }: Pick<BlockDependencies, 'clock' | 'jobs'>,
  block: BlockOfMember,
): Promise<boolean> {
  if (block.isBlocked && !(await mayBlockMember(tx, block))) return false
  const changed = await storeRoomBlock(tx, { ...block, now: clock() })
  if (!changed) return true
  const { id, changedAt } = changed
  await jobs.enqueue(tx, tellBlock, { key: `${id}:${changedAt}`, payload: { roomBlockId: id } })
  return true
}
