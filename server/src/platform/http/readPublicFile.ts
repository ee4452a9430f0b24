import { addressError } from '@mentor-connect/contract/rules/webAddress'
import { isPublicHost } from '@mentor-connect/contract/rules/publicHost'
import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import { lookup as lookupHost, type LookupAddress } from 'node:dns'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'

/**
 * Reasons for which a file is not read. `address`: the address, or one to which it leads, is not a public one with
 * HTTPS · `unreachable`: no complete answer in time · `status`: the answer is an error · `redirects`: too many of them
 * · `size`: the file is too large.
 */
export type UnreadReason = 'address' | 'unreachable' | 'status' | 'redirects' | 'size'

export class UnreadFile extends Error {
  constructor(
    readonly reason: UnreadReason,
    cause?: unknown,
    /** Status of the response, if the reason is `status`. */
    readonly status?: number,
  ) {
    super(`The file could not be read: ${reason}.`, { cause })
  }
}

export interface PublicFile {
  bytes: Uint8Array
  /** The HTTP header of that name; empty if there is none. */
  contentType: string
}

export interface ReadLimits {
  maxBytes: number
  /** Time for the whole reading, with all redirects, in ms. */
  deadlineMs?: number
  /** Value of the header `Accept`. */
  accept: string
}

/** The network, which tests replace. */
export interface Network {
  request: typeof httpsRequest
  resolve: (host: string) => Promise<LookupAddress[]>
  isPublic: (host: string) => boolean
}

const NETWORK: Network = {
  request: httpsRequest,
  resolve: (host) =>
    new Promise((resolve, reject) =>
      lookupHost(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
    ),
  isPublic: isPublicHost,
}

/** A request that is more than reading a file. */
export interface PublicRequest {
  method?: 'GET' | 'PROPFIND' | 'REPORT'
  headers?: Record<string, string>
  body?: string
  /** Statuses that are no errors. */
  statuses: number[]
  /** True if redirects lead only to the same host, because the request contains a secret. */
  staysOnHost?: boolean
}

export interface PublicResponse extends PublicFile {
  status: number
  headers: IncomingHttpHeaders
  /** The address from which it came, after redirects. */
  url: string
}

const REDIRECTS_MAX = 3
const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * Reads a file from the public internet, at an address that a person has entered. The address and each one to which it
 * leads must be HTTPS on the usual port of a public host. All addresses to which the name of the host resolves must be
 * public, and the connection goes to one of these: the name is not resolved again.
 *
 * @throws UnreadFile
 */
export async function readPublicFile(
  address: string,
  limits: ReadLimits,
  network: Network = NETWORK,
): Promise<PublicFile> {
  const { bytes, contentType } = await requestPublic(address, { statuses: [200] }, limits, network)
  return { bytes, contentType }
}

/**
 * Sends a request to the public internet, with the same protection as `readPublicFile`.
 *
 * @throws UnreadFile
 */
export async function requestPublic(
  address: string,
  request: PublicRequest,
  limits: ReadLimits,
  network: Network = NETWORK,
): Promise<PublicResponse> {
  const signal = AbortSignal.timeout(limits.deadlineMs ?? 30 * SECOND_MS)
  let url = publicUrl(address, network)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const response = await ask(url, { request, accept: limits.accept, signal, network })
    const { statusCode = 0, headers } = response
    if (!REDIRECTS.includes(statusCode))
      return { ...(await read(response, request, limits.maxBytes)), url: url.href }
    response.destroy()
    if (!headers.location) throw new UnreadFile('status', undefined, statusCode)
    const next = publicUrl(headers.location, network, url)
    if (request.staysOnHost && next.host !== url.host) throw new UnreadFile('redirects')
    url = next
  }
  throw new UnreadFile('redirects')
}

function publicUrl(address: string, { isPublic }: Network, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new UnreadFile('address')
  const url = new URL(address, base)
  const { protocol, port, hostname, username, password } = url
  const isUsual = protocol === 'https:' && port === '' && !username && !password
  if (!isUsual || !isPublic(hostname) || addressError(url.href) === 'invisible')
    throw new UnreadFile('address')
  return url
}

interface Asked {
  request: PublicRequest
  accept: string
  signal: AbortSignal
  network: Network
}

async function ask(url: URL, { request, accept, signal, network }: Asked): Promise<IncomingMessage> {
  const found = await resolved(url.hostname, { signal, network })
  // Compressed files could be much larger than what is sent.
  const usual = { accept, 'accept-encoding': 'identity', 'user-agent': 'Mentor-Connect' }
  const { method = 'GET', headers, body } = request
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: { ...headers, ...usual },
      signal,
      agent: false as const,
      lookup: lookupOf(found),
    }
    network
      .request(url, options, resolve)
      .on('error', (error) => reject(new UnreadFile('unreachable', error)))
      .end(body)
  })
}

/** Resolves the name of a host. All its addresses must be public. A host that is an address is not resolved. */
async function resolved(
  host: string,
  { signal, network }: Pick<Asked, 'signal' | 'network'>,
): Promise<LookupAddress[]> {
  const timeout = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new UnreadFile('unreachable'))),
  )
  const found = await Promise.race([
    timeout,
    network.resolve(host.replace(/^\[|\]$/g, '')).catch((error: unknown) => {
      throw new UnreadFile('unreachable', error)
    }),
  ])
  const hosts = found.map(({ address }) => (isIPv6(address) ? `[${address}]` : address))
  if (hosts.length === 0 || !hosts.every(network.isPublic)) throw new UnreadFile('address')
  return found
}

const lookupOf =
  (found: LookupAddress[]): LookupFunction =>
  (_host, options, callback) =>
    options.all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family)

async function read(
  response: IncomingMessage,
  { statuses }: PublicRequest,
  maxBytes: number,
): Promise<Omit<PublicResponse, 'url'>> {
  const { statusCode: status = 0, headers } = response
  const encoding = headers['content-encoding'] ?? 'identity'
  const refusal: UnreadReason | undefined =
    !statuses.includes(status) || encoding !== 'identity'
      ? 'status'
      : Number(headers['content-length'] ?? 0) > maxBytes
        ? 'size'
        : undefined
  if (refusal) {
    response.destroy()
    throw new UnreadFile(refusal, undefined, status)
  }
  const bytes = await bytesOf(response, maxBytes)
  return { status, headers, bytes, contentType: headers['content-type'] ?? '' }
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let length = 0
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > maxBytes) throw new UnreadFile('size')
      pieces.push(piece)
    }
  } catch (error) {
    response.destroy()
    throw error instanceof UnreadFile ? error : new UnreadFile('unreachable', error)
  }
  return new Uint8Array(Buffer.concat(pieces))
}
