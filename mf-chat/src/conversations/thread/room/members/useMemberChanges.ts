import { useAttempt } from '@mentor-connect/api'
import {
  allowRoomMember,
  blockRoomMember,
  removeRoomMember,
  setRoomRole,
} from '@mentor-connect/contract/messages/rooms'
import { useState } from 'react'
import type { ChatClient } from '../../../client/chatClient'
import type { KnownRoom } from '../../../client/chatState'
import type { NamedMember } from './useMembers'

/** Changes of the members of a room, and the member who was removed last. */
export function useMemberChanges({ _id }: KnownRoom, client: ChatClient, onChange: () => void) {
  const { attempt, isBusy, failure } = useAttempt()
  const [removed, setRemoved] = useState<NamedMember>()
  const params = { roomId: _id }
  const userId = client.get().ownId

  return {
    isBusy,
    failure,
    removed,
    setRole: async ({ userId: memberId }: NamedMember, role: 'moderator' | 'member') => {
      const body = { userId, memberId, role }
      if (await attempt(() => client.call(setRoomRole, { params, body }))) onChange()
    },
    block: async ({ userId: memberId }: NamedMember, blocked: boolean) => {
      const body = { userId, memberId, blocked }
      if (await attempt(() => client.call(blockRoomMember, { params, body }))) onChange()
    },
    remove: async (member: NamedMember) => {
      const body = { userId, memberId: member.userId }
      if (!(await attempt(() => client.call(removeRoomMember, { params, body })))) return
      setRemoved(member)
      onChange()
    },
    /** Resolves with true if the member was let in again. */
    undo: async (member: NamedMember) => {
      const body = { userId, memberId: member.userId }
      if (!(await attempt(() => client.call(allowRoomMember, { params, body })))) return false
      setRemoved(undefined)
      onChange()
      return true
    },
  }
}

export type MemberChanges = ReturnType<typeof useMemberChanges>
