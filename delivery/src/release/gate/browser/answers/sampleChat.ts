import type { Server } from 'node:http'
import { BEARER_PROTOCOL_PREFIX, CHAT_PROTOCOL } from '@mentor-connect/contract/messages/chatFrames'
import { WebSocketServer } from 'ws'
import { sampleChatAnswer, sampleGreeting } from '@mentor-connect/contract/samples/sampleVisit'

/** Maximum size of a frame that is read, in bytes. */
const FRAME_MAX = 64_000

/**
 * Accepts the WebSockets of the chat: sends the greeting, and answers `resume` by reporting that nothing was
 * missed.
 */
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
    socket.send(sampleGreeting())
    socket.on('message', (data) => {
      const response = sampleChatAnswer(String(data))
      if (response) socket.send(response)
    })
    // A page may be closed at any moment, which interrupts its WebSocket.
    socket.on('error', () => socket.terminate())
  })
}
