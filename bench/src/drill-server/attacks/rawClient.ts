import { connect, type Socket } from 'node:net'

/** Characters of the response that are kept. */
const KEPT = 1_000

/** A raw TCP connection that never throws; `received` is the beginning of the response. */
export interface RawClient {
  socket: Socket
  received: () => string
  isOpen: () => boolean
}

export function rawClient(url: string, from: string): Promise<RawClient> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: from })
  let received = ''
  let isOpen = true
  socket.on('data', (chunk: Buffer) => {
    if (received.length < KEPT) received += chunk.toString('latin1', 0, KEPT)
  })
  socket.on('error', () => undefined)
  socket.once('close', () => (isOpen = false))
  const client = { socket, received: () => received, isOpen: () => isOpen }
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(client))
    socket.once('close', () => resolve(client))
  })
}

export const upgrade = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: drill',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')
