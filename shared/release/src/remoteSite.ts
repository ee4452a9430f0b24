import { Readable } from 'node:stream'
import { pack } from './pack'
import { ARCHIVE_TYPE, toQuery, RELEASES_PATH, type Failure } from './protocol'
import type { Target } from './target'

export const isAddress = (to: string | undefined): to is string => /^https?:\/\//.test(to ?? '')

/**
 * A site on another machine, behind its release server.
 * @param address of the release server
 * @param token of the team
 * @param by who makes changes; the server adds the name of the token
 * @throws if the token is missing or would be sent unencrypted
 */
export function remoteSite(address: string, token: string | undefined, by: string): Target {
  const { protocol, hostname } = new URL(address)
  if (!token) throw new Error('RELEASE_TOKEN is missing: set it to the token of your team.')
  if (protocol === 'http:' && !LOOPBACK.includes(hostname))
    throw new Error(`${address} would send the token unencrypted: use https.`)

  async function call<Result>(path: string, init: RequestInit = {}): Promise<Result> {
    const url = address.replace(/\/$/, '') + RELEASES_PATH + path
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
    call<Result>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  return {
    check: (area, intent, options) => post(`/${area}/check${toQuery(options, by)}`, intent),
    publish: async (area, builtDir, options) =>
      call(`/${area}${toQuery(options, by)}`, {
        method: 'POST',
        headers: { 'content-type': ARCHIVE_TYPE },
        body: Readable.toWeb(Readable.from(await pack(builtDir))) as ReadableStream,
        duplex: 'half',
      } as RequestInit),
    rollback: (area, release, note) => post(`/${area}/rollback`, { release, by, ...note }),
    promote: (area, note) => post(`/${area}/promote`, { by, ...note }),
    withdraw: (area, release, note) => post(`/${area}/withdraw`, { release, by, ...note }),
    retire: (area, note) => post(`/${area}/retire`, { by, ...note }),
    hold: (area, isOn, note) => post(`/${area}/${isOn ? 'hold' : 'unhold'}`, { by, ...note }),
    releases: () => call(''),
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
