import {
  leadsRoom,
  ROOM_MEMBERS_MAX,
  ROOM_STATES_MAX,
  ROOM_TITLE_MAX,
} from '@mentor-connect/contract/messages/roomRules'
import type { WantedRoom } from '@mentor-connect/contract/messages/roomsInternal'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { jobKind } from '../../platform/jobs/jobKind'
import type { ChatPeople } from '../chat-service/chatPeople'
import type { ApiDependencies } from '../dependencies'
import { tellRoom } from './roomChanges'
import { deleteRoom, findStoredRoom, noteTold, roomsAfter, untoldRooms, type RoomKey } from './rooms.repo'
import type { FindRooms, RoomPerson } from './roomState'

const tellAllRooms = jobKind('rooms.tell-all')
const tellChangedRooms = jobKind('rooms.tell-changed')
/** Interval in ms at which chat gets the rooms that triggers have marked as changed. */
const TELL_CHANGED_MS = 10_000

interface Dependencies extends Pick<ApiDependencies, 'db' | 'jobs' | 'config' | 'clock'> {
  chat: Pick<ChatPeople, 'tellRooms'>
  /**
   * Finds the state that rooms must have, by kind. The database may contain other kinds, which a later
   * version of the server has stored.
   */
  rooms: Partial<FindRooms>
}

type StoredRoom = NonNullable<Awaited<ReturnType<typeof findStoredRoom>>>

/**
 * Sends chat the state of rooms until chat has confirmed it. All rooms are sent again once a day, because
 * either database may have been restored from a backup.
 */
export function handleRooms({ db, jobs, config, clock, chat, rooms: findRooms }: Dependencies) {
  // Reads the wanted state of a room. The version is read before the state, so that the state may be newer
  // than its version, but never older.
  async function wantedRoom({ kind, subject_id, version, closed_at, created_at }: StoredRoom) {
    const state = await findRooms[kind]?.(db, subject_id, { openedAt: created_at, now: clock() })
    const wanted: WantedRoom = { kind, subjectId: subject_id, version }
    if (!state) return wanted
    const { title, pages, history, members, isClosed } = state
    wanted.room = {
      title: [...title].slice(0, ROOM_TITLE_MAX).join('').slice(0, ROOM_TITLE_MAX),
      pages,
      history,
      members: placed(members),
      closed: isClosed || closed_at !== null,
    }
    return wanted
  }

  async function tell(stored: StoredRoom[]) {
    if (!config.serviceKey) return
    const rooms: WantedRoom[] = []
    for (const one of stored) rooms.push(await wantedRoom(one))
    await chat.tellRooms(rooms)
    for (const { room, version, ...key } of rooms) {
      if (room) await noteTold(db, key, { version, title: room.title })
      else await deleteRoom(db, key, version)
    }
  }

  jobs.handle(tellRoom, {
    async outside(key) {
      const stored = await findStoredRoom(db, key)
      if (stored) await tell([stored])
    },
  })
  if (!config.serviceKey) return
  jobs.handle(tellAllRooms, {
    async outside() {
      for (let after: RoomKey | undefined; ;) {
        const stored = await roomsAfter(db, after, ROOM_STATES_MAX)
        const last = stored.at(-1)
        if (!last) return
        await tell(stored)
        after = { kind: last.kind, subjectId: last.subject_id }
      }
    },
  })
  jobs.every(tellAllRooms, DAY_MS)
  jobs.handle(tellChangedRooms, {
    async outside() {
      for (;;) {
        const stored = await untoldRooms(db, ROOM_STATES_MAX)
        if (stored.length === 0) return
        await tell(stored)
      }
    },
  })
  jobs.every(tellChangedRooms, TELL_CHANGED_MS)
}

/** Returns the people who get a place in the room, each once. People who lead the room come first. */
function placed(members: RoomPerson[]): RoomPerson[] {
  const leading = members.filter(({ role }) => leadsRoom(role))
  const others = members.filter(({ role }) => !leadsRoom(role))
  const byId = new Map<string, RoomPerson>()
  for (const member of [...leading, ...others])
    if (byId.size < ROOM_MEMBERS_MAX && !byId.has(member.personId)) byId.set(member.personId, member)
  return [...byId.values()]
}
