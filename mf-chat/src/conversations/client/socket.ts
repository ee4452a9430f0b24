import { runtimeConfig } from '@mentor-connect/api'
import {
  BEARER_PROTOCOL_PREFIX,
  CHAT_PROTOCOL,
  type ClientFrame,
  type ServerFrame,
} from '@mentor-connect/contract/messages/chatFrames'

export interface Socket {
  send: (frame: ClientFrame) => void
  close: () => void
}

interface SocketEvents {
  onFrame: (frame: ServerFrame) => void
  onClose: (code: number) => void
}

/** Opens a WebSocket to the chat service. After `close` no more events are reported. */
export function openSocket(ownId: string, token: string, events: SocketEvents): Socket {
  const address = new URL(`?userId=${encodeURIComponent(ownId)}`, `${runtimeConfig().chatUrl}/`)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address, [CHAT_PROTOCOL, BEARER_PROTOCOL_PREFIX + token])
  socket.onmessage = ({ data }) => {
    const frame = parse(data)
    if (frame) events.onFrame(frame)
  }
  socket.onclose = ({ code }) => events.onClose(code)

  return {
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
    },
    close: () => {
      socket.onmessage = socket.onclose = null
      socket.close()
    },
  }
}

function parse(data: unknown): ServerFrame | undefined {
  try {
    const frame: unknown = JSON.parse(String(data))
    if (typeof frame === 'object' && frame !== null && 'type' in frame) return frame as ServerFrame
  } catch (error) {
    console.warn('The chat service sent an invalid frame.', error)
  }
  return undefined
}
