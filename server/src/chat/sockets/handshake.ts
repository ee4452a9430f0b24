import { BEARER_PROTOCOL_PREFIX, CHAT_PROTOCOL } from '@mentor-connect/contract/messages/chatFrames'
import type { IncomingMessage } from 'node:http'

export interface Handshake {
  /** The person in the socket's URL, not verified yet. */
  userId: string
  isFullClient: boolean
  /** The token from the subprotocol; if undefined, the client must send it in the first frame. */
  token: string | undefined
}

const ID = /^[A-Za-z0-9_-]{1,64}$/

/** Parses the URL and headers of a connecting client; undefined if the URL is not valid. */
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

/** Selects a subprotocol. If none of the offered ones is selected, browsers close the connection. */
export function chooseProtocol(offered: Set<string>): string | false {
  return offered.has(CHAT_PROTOCOL) ? CHAT_PROTOCOL : ([...offered][0] ?? false)
}
