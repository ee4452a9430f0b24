import { leadsRoom } from '@mentor-connect/contract/messages/roomRules'
import { messageAt, replaceMessage } from '../actions/changedMessage.repo'
import type { ChangeKind, OpenThread, OpenThreadFor, StoredChange } from '../actions/thread'
import type { Tx } from '../database/schema'
import { restrictedAmong, restrictionOf } from '../store/access.repo'
import { removeAttachments } from '../store/attachments/attachments.repo'
import { findMember, hiddenUpTo, membersAmong, roleOf } from './members.repo'
import { readDeletedEnd } from './deletedUnread.query'
import { blockedWith } from './roomBlocks.query'
import { forgetMessage, insertRemoval, mentionedBy, setLastChange, setMentions } from './roomChanges.repo'
import { lockRoom } from './wantedRooms.store'

/**
 * Returns a function that opens a room for a change of one of its messages. Deletion is never refused because
 * a room is closed or busy, because it adds nothing.
 *
 * @param takeToken takes a token from the bucket of the room
 */
export function roomOpener(takeToken: (roomId: string) => boolean): OpenThreadFor {
  return async (tx, threadId, personId) => {
    const room = await lockRoom(tx, threadId)
    const member = room && (await findMember(tx, threadId, personId))
    if (!room || !member || member.is_active === 0) return undefined
    const isRestricted = (await restrictionOf(tx, personId)) !== null

    function refusalOf(kind: ChangeKind) {
      if (isRestricted) return 'forbidden'
      if (kind === 'delete') return undefined
      if (room!.is_closed === 1) return 'room_closed'
      return takeToken(threadId) ? undefined : 'rate_limited'
    }

    return {
      refusalOf,
      readers: undefined,
      mayRemove: leadsRoom(roleOf(member)),
      lastChange: room.last_change,
      messageAt: async (seq) =>
        seq > hiddenUpTo({ room, member })
          ? messageAt(tx, { table: 'room_messages', threadId, seq })
          : undefined,
      save: (change) => save(tx, threadId, change),
    }
  }
}

async function save(tx: Tx, roomId: string, change: StoredChange): ReturnType<OpenThread['save']> {
  const { seq, text, mentions } = change
  if (mentions) {
    if (!(await mayMention(tx, roomId, change, mentions))) return 'not_mentionable'
    await setMentions(tx, { roomId, seq }, mentions)
  }
  if (text !== undefined) await replaceMessage(tx, { table: 'room_messages', threadId: roomId, seq }, text)
  if (text === null) await remove(tx, roomId, change)
  await setLastChange(tx, roomId, change.change)
  return undefined
}

/**
 * Checks mentions in an edited message. A person whom the message already mentions may have left the room.
 */
async function mayMention(tx: Tx, roomId: string, { seq, personId }: StoredChange, mentions: string[]) {
  const before = await mentionedBy(tx, { roomId, seq })
  const added = mentions.filter((id) => !before.has(id))
  if (added.length === 0) return true
  const members = await membersAmong(tx, roomId, added)
  const restricted = await restrictedAmong(tx, added)
  const blocked = (await blockedWith(tx, [personId])).get(personId)
  return added.every((id) => members.has(id) && !restricted.has(id) && !blocked?.has(id))
}

async function remove(tx: Tx, roomId: string, { seq, senderId, personId, at }: StoredChange) {
  await removeAttachments(tx, { threadId: roomId, seq })
  await forgetMessage(tx, { roomId, seq })
  await readDeletedEnd(tx, roomId)
  if (personId !== senderId) await insertRemoval(tx, { roomId, seq, by: personId, at })
}
