import { request, type IncomingMessage, type RequestOptions } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import type { Certificate } from './certificate'

export interface TlsProxy {
  url: string
  /** Forwards new connections to this local port. */
  forwardTo: (port: number) => void
  stop: () => Promise<void>
}

/** Terminates TLS in front of one service, WebSockets included, as a reverse proxy does in production. */
export async function startTlsProxy({ key, cert }: Certificate): Promise<TlsProxy> {
  let target = 0
  const forward = (incoming: IncomingMessage) => request(optionsFor(incoming, target))
  const open = new Set<Socket>()

  const server = createServer({ key, cert }, (incoming, response) => {
    const outgoing = forward(incoming)
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    outgoing.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    incoming.pipe(outgoing)
  })
  server.on('upgrade', (incoming, socket: Socket, head) => {
    const outgoing = forward(incoming)
    socket.on('error', () => outgoing.destroy())
    outgoing.on('error', () => socket.destroy())
    outgoing.on('response', (answer) => {
      socket.write(headOf(answer))
      answer.pipe(socket)
    })
    outgoing.on('upgrade', (answer, upstream) => {
      upstream.on('error', () => socket.destroy())
      socket.on('close', () => upstream.destroy())
      upstream.on('close', () => socket.destroy())
      socket.write(headOf(answer))
      if (head.length) upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    outgoing.end()
  })
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    forwardTo: (port) => (target = port),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

function optionsFor({ url, method, headers, socket }: IncomingMessage, port: number): RequestOptions {
  return {
    host: 'localhost',
    port,
    path: url,
    method,
    headers: {
      ...headers,
      'x-forwarded-for': socket.remoteAddress,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': headers.host,
    },
  }
}

/** The status line and headers of a response, in wire format. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`]
  for (let index = 0; index < rawHeaders.length; index += 2)
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}
