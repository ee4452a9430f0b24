import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { HostileRequest } from './requests'

export interface HostileAnswer {
  /** HTTP status; 0 if there was no response. */
  status: number
  headers: IncomingMessage['headers']
  body: string
  ms: number
}

const BODY_KEPT = 64 * 1024
const NO_ANSWER_AFTER_MS = 30_000

/** Sends requests over persistent connections, like browsers and proxies. */
export class Sender {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 })

  close() {
    this.agent.destroy()
  }

  send(origin: string, sent: HostileRequest): Promise<HostileAnswer> {
    return sent.breaksOff ? breakOff(origin, sent) : this.exchange(origin, sent)
  }

  private exchange(origin: string, { method, path, headers, body }: HostileRequest): Promise<HostileAnswer> {
    const begun = performance.now()
    const { hostname, port } = new URL(origin)
    const length = headers['transfer-encoding'] ? {} : { 'content-length': String(body?.length ?? 0) }
    return new Promise((resolve) => {
      const answer = (status: number, from: IncomingMessage['headers'], text: string) =>
        resolve({ status, headers: from, body: text, ms: performance.now() - begun })
      const outgoing = httpRequest(
        { agent: this.agent, hostname, port, method, path, headers: { ...length, ...headers } },
        (incoming) => {
          let text = ''
          incoming.on('data', (chunk: Buffer) => {
            if (text.length < BODY_KEPT) text += chunk.toString('latin1')
          })
          incoming.once('end', () => answer(incoming.statusCode ?? 0, incoming.headers, text))
          incoming.once('error', () => answer(0, {}, text))
        },
      )
      outgoing.setTimeout(NO_ANSWER_AFTER_MS, () => outgoing.destroy())
      outgoing.once('error', () => answer(0, {}, ''))
      outgoing.end(body)
    })
  }
}

/** Sends half of a body and disconnects, so that there is no response. */
function breakOff(origin: string, { method, path, headers, body = Buffer.alloc(0) }: HostileRequest) {
  const begun = performance.now()
  const { hostname, port } = new URL(origin)
  const lines = Object.entries({ host: hostname, ...headers, 'content-length': String(body.length + 10) })
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  return new Promise<HostileAnswer>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(head)
      socket.end(body.subarray(0, body.length / 2))
    })
    socket.resume()
    socket.once('error', () => socket.destroy())
    socket.once('close', () => resolve({ status: 0, headers: {}, body: '', ms: performance.now() - begun }))
  })
}
