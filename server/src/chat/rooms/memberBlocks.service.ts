import type { Role } from '@mentor-connect/contract/accounts/people'
import { errors } from '../../platform/http/errors'
import { tellBlock } from '../conversations/blocks.jobs'
import type { ChatDependencies } from '../dependencies'
import type { Messenger } from '../delivery/messenger'
import type { Place } from './changeRoom'
import { findMember, findMembership, type MemberRow } from './members.repo'
import { storeRoomBlock } from './roomBlocks.store'

type Dependencies = Pick<ChatDependencies, 'db' | 'clock' | 'jobs'> & { messenger: Pick<Messenger, 'tell'> }

/**
 * Tells whether a person can block this member here: learners can block each other. Those who lead a room by the thing
 * that made it are mentors, who are blocked in their conversation.
 */
export const isBlockable = (
  { person_id, domain_role }: Pick<MemberRow, 'person_id' | 'domain_role'>,
  { personId, role }: { personId: string; role: Role },
) => role === 'user' && domain_role === 'member' && person_id !== personId

/** Sets or lifts the block of a learner against another. Only the one who blocks is told. */
export async function blockMember(
  { db, clock, jobs, messenger }: Dependencies,
  { personId, roomId }: Place,
  { memberId, isBlocked }: { memberId: string; isBlocked: boolean },
) {
  await db.transaction().execute(async (tx) => {
    if (!(await findMembership(tx, roomId, personId))) throw errors.notFound('Room')
    const other = await findMember(tx, roomId, memberId)
    // A block can be lifted after the other person has left the room.
    if (!other || (isBlocked && other.is_active === 0)) throw errors.notFound('Member')
    if (!isBlockable(other, { personId, role: 'user' })) throw errors.forbidden()
    const changed = await storeRoomBlock(tx, { personId, memberId, isBlocked, now: clock() })
    if (!changed) return
    const { id, changedAt } = changed
    await jobs.enqueue(tx, tellBlock, { key: `${id}:${changedAt}`, payload: { roomBlockId: id } })
  })
  messenger.tell([personId], { type: 'room_changed', roomId })
}
