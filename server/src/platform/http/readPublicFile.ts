import { addressError } from '@mentor-connect/contract/rules/webAddress'
import { isPublicHost } from '@mentor-connect/contract/rules/publicHost'
import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import { lookup as lookupHost, type LookupAddress } from 'node:dns'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'

/**
 * Reasons why a file is not read. `address`: the address, or one to which it redirects, is not a public
 * address with HTTPS · `unreachable`: there was no complete response in time · `status`: the response is an
 * error · `redirects`: there are too many redirects · `size`: the file is too large.
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
  /** Value of the header `Content-Type`; empty if the response has none. */
  contentType: string
}

export interface ReadLimits {
  maxBytes: number
  /** Maximum time in ms for reading the file, including all redirects. */
  deadlineMs?: number
  /** Value of the header `Accept`. */
  accept: string
}

/** Functions that access the network. Tests replace them. */
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

/** A request with more options than `readPublicFile` has. */
export interface PublicRequest {
  method?: 'GET' | 'PROPFIND' | 'REPORT'
  headers?: Record<string, string>
  body?: string
  /** Statuses that do not count as errors. */
  statuses: number[]
  /** True if redirects to other hosts are refused, because the request contains a secret. */
  staysOnHost?: boolean
}

export interface PublicResponse extends PublicFile {
  status: number
  headers: IncomingHttpHeaders
  /** Address of the response after redirects. */
  url: string
}

const REDIRECTS_MAX = 3
const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * Reads a file from the public internet, at an address that a person has entered. The address, and each
 * address to which it redirects, must use HTTPS on the standard port of a public host. All IP addresses to
 * which the host name resolves must be public, and the connection uses one of them: the name is not resolved
 * again.
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
  // Compression is refused, because an unpacked file could be much larger than the response.
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

/**
 * Resolves a host name. All its IP addresses must be public. A host that is an IP address is not resolved.
 */
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
