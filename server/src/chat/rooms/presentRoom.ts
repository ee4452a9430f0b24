import type { Role } from '@mentor-connect/contract/accounts/people'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import type { Room, RoomSummary } from '@mentor-connect/contract/messages/rooms'
import { hiddenUpTo, roleOf, type Membership } from './members.repo'

/** The data that is shown with a room and is not in its row. */
export interface RoomDetails {
  lastMessage?: RoomMessage | undefined
  mentioned: boolean
  /** Number of deleted messages among those that the person has not read. */
  deletedUnread: number
}

export function presentSummary(
  membership: Membership,
  { lastMessage, mentioned, deletedUnread }: RoomDetails,
): RoomSummary {
  const { room, member } = membership
  return {
    _id: room.id,
    kind: room.kind,
    title: room.title,
    role: roleOf(member),
    memberCount: room.member_count,
    unread: Math.max(0, unreadOf(membership) - deletedUnread),
    mentioned,
    muted: member.is_muted === 1,
    closed: room.is_closed === 1,
    lastSeq: room.last_seq,
    readSeq: member.read_seq,
    ...(lastMessage && { lastMessage }),
    ...(room.last_change > 0 && { changes: room.last_change }),
  }
}

export function presentRoom(
  membership: Membership,
  { pinned, role, ...details }: RoomDetails & { pinned?: RoomMessage | undefined; role: Role },
): Room {
  const { room } = membership
  const page = role === 'mentor' ? room.page_mentor : room.page_user
  return {
    ...presentSummary(membership, details),
    ...(page && { page }),
    history: room.history,
    hiddenUpToSeq: hiddenUpTo(membership),
    ...(pinned && { pinned }),
    createdAt: room.created_at,
  }
}

/**
 * Returns the number of unread messages. It is computed from two positions and the number of deleted
 * messages, so that nothing has to be written for each member when a message arrives.
 */
export function unreadOf(membership: Membership): number {
  const { room, member } = membership
  return Math.max(0, room.last_seq - Math.max(member.read_seq, hiddenUpTo(membership)))
}
