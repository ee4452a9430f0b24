import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { OfficeSize } from '@mentor-connect/server/testing/office/size'
import { servingProcess } from '../process/servingProcess'
import type { MeasuredRequest } from './measuredRequest'

export interface Office {
  /** Sends a request; rejects unless the answer is 200. */
  read: (asked: MeasuredRequest) => Promise<unknown>
  stop: () => Promise<void>
}

interface Told {
  url: string
  headers: Record<string, string>
}

/** A back office in a process of its own, with invented work, and an owner who is signed in. */
export async function serveOffice(
  location: { url?: string; file: string },
  size: OfficeSize,
): Promise<Office> {
  const program = new URL('adminProcess.ts', import.meta.url)
  const { told, stop } = await servingProcess<Told>(program, { location, size })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return { read: (asked) => send(told, asked, agent), stop }
}

function send({ url, headers }: Told, { path, body }: MeasuredRequest, agent: Agent): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const type = body && { 'content-type': 'application/json' }
    const options = { agent, method: body ? 'POST' : 'GET', headers: { ...headers, ...type } }
    const sent = request(url + path, options, (response) => {
      const answer = json(response)
      if (response.statusCode === 200) answer.then(resolve, reject)
      else
        void answer.then((text) =>
          reject(new Error(`${path}: ${response.statusCode} ${JSON.stringify(text)}`)),
        )
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}
