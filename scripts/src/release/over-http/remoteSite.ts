import { Readable } from 'node:stream'
import type { ReleaseRow } from '../listReleases'
import type { Outcome, PublishOptions } from '../publish'
import { pack } from './archive'
import { ARCHIVE_TYPE, queryOf, RELEASES_PATH, type Failure } from './protocol'

/** A site on another machine, behind its release server. */
export interface RemoteSite {
  publish: (area: string, builtDir: string, options: PublishOptions) => Promise<Outcome>
  rollback: (area: string, release?: string) => Promise<Outcome>
  releases: () => Promise<ReleaseRow[]>
}

export const isAddress = (to: string | undefined): to is string => /^https?:\/\//.test(to ?? '')

/**
 * @param address of the release server
 * @param token of the team
 * @throws when the token would travel in the open
 */
export function remoteSite(address: string, token: string | undefined): RemoteSite {
  const { protocol, hostname } = new URL(address)
  if (!token) throw new Error('RELEASE_TOKEN is missing: set it to the token of your team.')
  if (protocol === 'http:' && !LOOPBACK.includes(hostname))
    throw new Error(`${address} would carry the token in the open: use https.`)

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

  return {
    publish: async (area, builtDir, options) =>
      call(`/${area}${queryOf(options)}`, {
        method: 'POST',
        headers: { 'content-type': ARCHIVE_TYPE },
        body: Readable.toWeb(Readable.from(await pack(builtDir))) as ReadableStream,
        duplex: 'half',
      } as RequestInit),
    rollback: (area, release) =>
      call(`/${area}/rollback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ release }),
      }),
    releases: () => call(''),
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
