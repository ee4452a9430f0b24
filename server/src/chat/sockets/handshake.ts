import { BEARER_PROTOCOL_PREFIX, CHAT_PROTOCOL } from '@mentor-connect/shared/contracts/chatFrames'
import type { IncomingMessage } from 'node:http'

export interface Handshake {
  /** Whom the address of the socket names; nothing is believed of it yet. */
  userId: string
  isFullClient: boolean
  /** From the subprotocol. Without one it has to come as the first frame. */
  token: string | undefined
}

const ID = /^[A-Za-z0-9_-]{1,64}$/

/** What a client says of itself when it connects; undefined when that is no address of ours. */
export function readHandshake(request: IncomingMessage): Handshake | undefined {
  const [path, query = ''] = (request.url ?? '').split('?', 2)
  const userId = new URLSearchParams(query).get('userId') ?? ''
  if (path !== '/' || !ID.test(userId)) return undefined
  const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim())
  const bearer = protocols.find((one) => one.startsWith(BEARER_PROTOCOL_PREFIX))
  return {
    userId,
    isFullClient: protocols.includes(CHAT_PROTOCOL),
    token: bearer?.slice(BEARER_PROTOCOL_PREFIX.length),
  }
}

/** A browser closes a connection whose subprotocols were all left unanswered. */
export function chooseProtocol(offered: Set<string>): string | false {
  return offered.has(CHAT_PROTOCOL) ? CHAT_PROTOCOL : ([...offered][0] ?? false)
}
