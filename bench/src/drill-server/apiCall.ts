import { Agent, request } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

export interface Reply {
  /** 0 if there was no response. */
  status: number
  retryAfter: string | undefined
  text: string
}

interface Call {
  cookie?: string
  bearer?: string
  /** Sent as JSON by POST; without it GET. */
  body?: object
  /** Sent unchanged by POST. */
  raw?: { type: string; content: Buffer }
  /** Local address that the call is sent from. */
  from?: string
  deadlineMs?: number
  /** Certificate of the authority to trust, instead of those that this process trusts. */
  authority?: string
}

const CONNECTIONS = { keepAlive: true, maxSockets: 64 }
const agents = { 'http:': new Agent(CONNECTIONS), 'https:': new SecureAgent(CONNECTIONS) }
const DEADLINE_MS = 30_000

/** One call over HTTP or HTTPS. Never rejects. */
export function apiCall(
  origin: string,
  path: string,
  { cookie, bearer, body, raw, from = '127.0.0.1', deadlineMs = DEADLINE_MS, authority }: Call = {},
): Promise<Reply> {
  const payload = raw?.content ?? (body && JSON.stringify(body))
  const headers = {
    ...(cookie && { cookie }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(payload && {
      'content-type': raw?.type ?? 'application/json',
      'content-length': Buffer.byteLength(payload),
    }),
  }
  const { hostname, port, protocol } = new URL(origin)
  const isSecure = protocol === 'https:'
  const agent = agents[isSecure ? 'https:' : 'http:']
  const send = isSecure ? secureRequest : request
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, retryAfter: undefined, text: '' })
    const outgoing = send(
      {
        ...{ agent, hostname, port, path, headers, localAddress: from, method: payload ? 'POST' : 'GET' },
        ...(authority && { ca: authority }),
      },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => (text += chunk))
        incoming.once('error', nothing)
        incoming.once('end', () =>
          resolve({ status: incoming.statusCode ?? 0, retryAfter: incoming.headers['retry-after'], text }),
        )
      },
    )
    outgoing.setTimeout(deadlineMs, () => outgoing.destroy())
    outgoing.once('error', nothing)
    outgoing.end(payload)
  })
}
