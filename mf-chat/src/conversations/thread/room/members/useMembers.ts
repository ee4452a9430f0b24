import type { ApiFailure } from '@mentor-connect/api'
import { getRoomMembers, type RoomMember } from '@mentor-connect/contract/messages/rooms'
import { ROOM_MEMBERS_MAX, ROOM_MEMBERS_PAGE } from '@mentor-connect/contract/messages/roomRules'
import useSWR from 'swr'
import { useT } from '../../../../messages/useT'
import type { ChatClient } from '../../../client/chatClient'
import { usePeople } from '../../../contacts/usePeople'

/** A member with name and portrait. */
export interface NamedMember extends RoomMember {
  name: string
  portrait: string | undefined
}

const PAGES_MAX = Math.ceil(ROOM_MEMBERS_MAX / ROOM_MEMBERS_PAGE)

/** Loads all members of a room with their names. There are at most a few pages; names are the main API's. */
export function useMembers(roomId: string, client: ChatClient, isNeeded = true) {
  const t = useT()
  const list = useSWR<RoomMember[], ApiFailure>(
    isNeeded ? ['room-members', client.get().ownId, roomId] : null,
    () => loadMembers(roomId, client),
  )
  const names = usePeople((list.data ?? []).map(({ userId }) => userId))
  const toNamed = (member: RoomMember): NamedMember => {
    const person = names.people?.get(member.userId)
    return { ...member, name: person?.name ?? t('chat.person.unknown'), portrait: person?.profile }
  }
  return {
    /** Undefined until members and names are loaded. */
    members: names.people && list.data?.map(toNamed),
    error: list.error ?? names.error,
    reload: () => {
      void list.mutate()
      names.retry()
    },
  }
}

async function loadMembers(roomId: string, client: ChatClient): Promise<RoomMember[]> {
  const all: RoomMember[] = []
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const request = { params: { roomId }, query: { userId: client.get().ownId, page } }
    const { members, pagination } = (await client.call(getRoomMembers, request)).data
    all.push(...members)
    if (page >= pagination.totalPages) break
  }
  return all
}
