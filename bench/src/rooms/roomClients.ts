import { CHAT_PROTOCOL } from '@mentor-connect/contract/messages/chatFrames'
import { applyRooms } from '@mentor-connect/contract/messages/roomsInternal'
import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import { SERVICE_KEY } from '@mentor-connect/server/testing/chatApi'
import { WebSocket } from 'ws'

/** A connected member of rooms. */
export interface RoomClient {
  send: (roomId: string, message: string, clientMsgId: string) => void
  /** Stops reading, as a device without a network does. */
  stall: () => void
  close: () => void
}

/**
 * Connects a member.
 *
 * @param onMessage called with the unparsed frame of each message of a room; parsing it would cost more than
 * the server spends on it
 */
export function connectMember(
  url: string,
  { userId, token }: { userId: string; token: string },
  onMessage: (frame: string) => void,
): Promise<RoomClient> {
  const protocols = [CHAT_PROTOCOL, `bearer.${token}`]
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?userId=${userId}`, protocols, {
    perMessageDeflate: false,
  })
  return new Promise((resolve, reject) => {
    const client: RoomClient = {
      send: (roomId, message, clientMsgId) =>
        socket.send(JSON.stringify({ type: 'room_message', roomId, message, clientMsgId })),
      stall: () => socket.pause(),
      close: () => socket.terminate(),
    }
    socket.on('message', (data: Buffer) => {
      const frame = data.toString()
      if (frame.startsWith('{"type":"room_message"')) onMessage(frame)
      else if (frame.startsWith('{"type":"hello"')) resolve(client)
      else if (frame.startsWith('{"type":"error"')) throw new Error(frame)
    })
    socket.once('error', reject)
  })
}

/** Creates a room with these members, as the main API does. The first member owns it. */
export async function makeRoom(url: string, subjectId: string, memberIds: string[]): Promise<void> {
  const members = memberIds.map((personId, index) => ({ personId, role: index === 0 ? 'owner' : 'member' }))
  const room = { title: subjectId, pages: {}, members, history: 'joined', closed: false }
  const response = await fetch(new URL(applyRooms.path, url), {
    method: 'POST',
    headers: { [SERVICE_KEY_HEADER]: SERVICE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ rooms: [{ kind: 'workshop', subjectId, version: 1, room }] }),
  })
  if (!response.ok) throw new Error(`The room returned ${response.status}: ${await response.text()}`)
}
