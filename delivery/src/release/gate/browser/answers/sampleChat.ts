import type { Server } from 'node:http'
import {
  BEARER_PROTOCOL_PREFIX,
  CHAT_PROTOCOL,
  serverFrames,
  type ServerFrameOf,
} from '@mentor-connect/contract/messages/chatFrames'
import { WebSocketServer } from 'ws'
import { sampleOf } from '@mentor-connect/contract/samples/sampleOf'

/** Maximum size of a frame that is read, in bytes. */
const FRAME_MAX = 64_000
/** Expiry of the sample token: later than any visit, so that no page has to renew it. */
const NEVER = '2999-01-01T00:00:00.000Z'

/** Accepts the sockets of the chat: sends the greeting, and answers `resume` with "nothing was missed". */
export function answerChat(server: Server): void {
  const sockets = new WebSocketServer({
    server,
    maxPayload: FRAME_MAX,
    handleProtocols: (offered) =>
      offered.has(CHAT_PROTOCOL)
        ? CHAT_PROTOCOL
        : ([...offered].find((one) => !one.startsWith(BEARER_PROTOCOL_PREFIX)) ?? false),
  })
  sockets.on('connection', (socket) => {
    const hello = sampleOf(serverFrames.hello) as ServerFrameOf<'hello'>
    socket.send(JSON.stringify({ ...hello, renewBy: NEVER }))
    socket.on('message', (data) => {
      if (String(data).includes('"resume"'))
        socket.send(JSON.stringify({ type: 'resumed', conversations: [] }))
    })
    // A page may be closed at any moment, which breaks off its socket.
    socket.on('error', () => socket.terminate())
  })
}
