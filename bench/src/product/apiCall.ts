import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import { Agent, request } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

export interface Reply {
  /** HTTP status; 0 if there was no response. */
  status: number
  text: string
}

interface Call {
  cookie?: string
  bearer?: string
  /** The key with which one service calls another. */
  serviceKey?: string
  /** Body of a POST, which is sent as JSON. If it is absent, the call is a GET. */
  body?: object
}

/** TLS options for calls and sockets. `ca` is the certificate of a certificate authority to trust. */
export const tls: { ca?: Buffer } = {}

const CONNECTIONS = { keepAlive: true, maxSockets: 64 }
const agents = { 'http:': new Agent(CONNECTIONS), 'https:': new SecureAgent(CONNECTIONS) }
const DEADLINE_MS = 30_000

/** Makes one call over HTTP or HTTPS. Never rejects. */
export function apiCall(
  origin: string,
  path: string,
  { cookie, bearer, serviceKey, body }: Call = {},
): Promise<Reply> {
  const payload = body && JSON.stringify(body)
  const headers = {
    ...(cookie && { cookie }),
    ...(serviceKey && { [SERVICE_KEY_HEADER]: serviceKey }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(payload && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
    }),
  }
  const { hostname, port, protocol } = new URL(origin)
  const isSecure = protocol === 'https:'
  const agent = agents[isSecure ? 'https:' : 'http:']
  const method = payload ? 'POST' : 'GET'
  const send = isSecure ? secureRequest : request
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, text: '' })
    const outgoing = send({ agent, hostname, port, path, headers, method, ...tls }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => (text += chunk))
      incoming.once('error', fail)
      incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, text }))
    })
    outgoing.setTimeout(DEADLINE_MS, () => outgoing.destroy())
    outgoing.once('error', fail)
    outgoing.end(payload)
  })
}
