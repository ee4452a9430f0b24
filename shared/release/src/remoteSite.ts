import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pack } from './pack'
import { ARCHIVE_TYPE, QUEUE_PATH, RELEASES_PATH, toQuery, type Failure, type Queue } from './protocol'
import type { Outcome, Target } from './target'

export const isAddress = (to: string | undefined): to is string => /^https?:\/\//.test(to ?? '')

/**
 * A site on another machine, behind its release server.
 * @param address of the release server
 * @param token of the team
 * @param by name of the person who makes changes; the server adds the name of the token
 * @param say prints a line while a release waits for others
 * @throws if the token is missing or would be sent unencrypted
 */
export function remoteSite(
  address: string,
  token: string | undefined,
  by: string,
  say: (line: string) => void = console.log,
): Target {
  const { protocol, hostname } = new URL(address)
  if (!token) throw new Error('RELEASE_TOKEN is missing: set it to the token of your team.')
  if (protocol === 'http:' && !LOOPBACK.includes(hostname))
    throw new Error(`${address} would send the token unencrypted: use https.`)

  async function call<Result>(path: string, init: RequestInit = {}): Promise<Result> {
    const url = address.replace(/\/$/, '') + path
    const headers = { ...init.headers, authorization: `Bearer ${token}` }
    const response = await fetch(url, { ...init, headers }).catch((error: Error & { cause?: Error }) => {
      throw new Error(
        `${address} cannot be reached (${error.cause?.message ?? error.message}): is it running?`,
      )
    })
    const body = (await response.json().catch(() => undefined)) as Result & Failure
    if (!response.ok) throw new Error(body?.message ?? `${address} answered ${response.status}.`)
    return body
  }

  const post = <Result>(path: string, body: object) =>
    call<Result>(RELEASES_PATH + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  /**
   * Asks repeatedly for the release's place in the queue and prints it when it has changed. Returns a function that
   * stops this.
   */
  function followPlace(ticket: string) {
    let said = ''
    const ask = async () => {
      const { ahead } = await call<Queue>(`${QUEUE_PATH}?${new URLSearchParams({ ticket })}`)
      const line = placeLine(ahead)
      if (line !== said && line) say(line)
      said = line
    }
    // Errors are ignored, because the release itself will fail for the same reason and report it.
    const asking = setInterval(() => void ask().catch(() => undefined), ASK_EVERY_MS)
    return () => clearInterval(asking)
  }

  return {
    check: (area, intent, options) => post(`/${area}/check${toQuery(options, by)}`, intent),
    publish: async (area, builtDir, options) => {
      const packed = await pack(builtDir)
      const ticket = randomUUID()
      const stop = followPlace(ticket)
      return call<Outcome>(`${RELEASES_PATH}/${area}${toQuery(options, by)}&ticket=${ticket}`, {
        method: 'POST',
        headers: { 'content-type': ARCHIVE_TYPE },
        body: Readable.toWeb(Readable.from(packed)) as ReadableStream,
        duplex: 'half',
      } as RequestInit).finally(stop)
    },
    rollback: (area, release, note) => post(`/${area}/rollback`, { release, by, ...note }),
    promote: (area, note) => post(`/${area}/promote`, { by, ...note }),
    withdraw: (area, release, note) => post(`/${area}/withdraw`, { release, by, ...note }),
    retire: (area, note) => post(`/${area}/retire`, { by, ...note }),
    hold: (area, isOn, note) => post(`/${area}/${isOn ? 'hold' : 'unhold'}`, { by, ...note }),
    flag: (area, share, note) => post(`/${area}/flag`, { ...share, by, ...note }),
    flags: (area) => call(`${RELEASES_PATH}/${area}/flags`),
    releases: () => call(RELEASES_PATH),
    health: (area) => call(`${RELEASES_PATH}/${area}/health`),
  }
}

/** Interval between two requests for the place in the queue, in ms. */
const ASK_EVERY_MS = 2_000

/** Returns a line about the place in the queue; empty if it is the release's turn. */
function placeLine(ahead: string[]): string {
  if (ahead.length === 0) return ''
  const others = ahead.length === 1 ? 'One release is' : `${ahead.length} releases are`
  return `• ${others} checked before this one: ${ahead.join(', ')}.`
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
