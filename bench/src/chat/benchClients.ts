import { CHAT_PROTOCOL } from '@mentor-connect/contract/messages/chatFrames'
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'

/** A person who is connected to a measured server. The interface is the same for all servers. */
export interface BenchClient {
  send: (receiverId: string, message: string, clientMsgId: string) => void
  onMessage: (listener: (message: string) => void) => void
  close: () => void
}

/**
 * Connects to our service and receives its acknowledgements as well. The bare relay accepts the same frames.
 */
export function connectWs(url: string, userId: string, token?: string): Promise<BenchClient> {
  const protocols = token ? [CHAT_PROTOCOL, `bearer.${token}`] : []
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?userId=${userId}`, protocols, {
    perMessageDeflate: false,
  })
  let listener: (message: string) => void = () => undefined
  return new Promise((resolve, reject) => {
    const client: BenchClient = {
      send: (receiverId, message, clientMsgId) =>
        socket.send(JSON.stringify({ receiverId, message, clientMsgId })),
      onMessage: (given) => (listener = given),
      close: () => socket.terminate(),
    }
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('{"type":"private_message"')) listener(JSON.parse(text).data.message)
      else if (text.startsWith('{"type":"hello"')) resolve(client)
      else if (text.startsWith('{"type":"error"')) throw new Error(text)
    })
    if (!token) socket.once('open', () => resolve(client))
    socket.once('error', reject)
  })
}

export function connectSocketIo(url: string, userId: string): Promise<BenchClient> {
  const socket = io(url, {
    query: { userId },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  })
  let listener: (message: string) => void = () => undefined
  socket.on('private_message', ({ message }: { message: string }) => listener(message))
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject)
    socket.once('connect', () =>
      resolve({
        send: (receiverId, message, clientMsgId) =>
          void socket.emit('message', { receiverId, message, clientMsgId }, () => undefined),
        onMessage: (given) => (listener = given),
        close: () => void socket.disconnect(),
      }),
    )
  })
}
