import { existsSync, readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { connect, type Socket } from 'node:net'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { certificate } from './certificate'

/**
 * Path prefixes of calls to the API and to chat. All variants call them on the same origin, so that none
 * needs another connection.
 */
export const API_PREFIX = '/__api'
export const CHAT_PREFIX = '/__chat'

/** Compression level, the same as the site server uses for rendered pages. */
const BROTLI_QUALITY = 5
const SENT_ON = ['cookie', 'accept', 'authorization', 'content-type'] as const
const RETURNED = ['content-type', 'content-encoding', 'cache-control', 'location', 'set-cookie'] as const

/** The content that one variant serves itself. */
export interface BenchSite {
  /** Path → HTML. */
  pages: Record<string, string>
  /** Converts the HTML of pages that are not in `pages`, so that they call this server. */
  convert: (html: string) => string
  /** Folder whose files are served below `/monolith/`. */
  monolithDir?: string
  /** Paths that are not served, although the site has them. */
  missing?: string[]
}

export interface Upstream {
  siteUrl: string
  apiUrl: string
  chatUrl: string
}

/**
 * Serves one variant over HTTP/2 with TLS, with everything compressed by brotli. Everything else comes from the site
 * server and the API.
 *
 * @returns a function that stops the server
 */
export function serve(port: number, site: BenchSite, upstream: Upstream): Promise<() => void> {
  const { siteUrl } = upstream
  const compressed = new Map<string, Buffer>()
  const sendPage = (outgoing: Http2ServerResponse, page: string) => {
    if (!compressed.has(page)) compressed.set(page, compress(page))
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    outgoing.end(compressed.get(page)!)
  }
  const handle = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const { pathname, search } = new URL(incoming.url, `https://localhost:${port}`)
    const service = serviceAddress(pathname + search, upstream)
    if (service) return forward(incoming, outgoing, { address: service, origin: siteUrl })
    const page = site.pages[pathname]
    if (page) return sendPage(outgoing, page)
    const [, folder, ...rest] = pathname.split('/')
    if (folder === 'monolith' && site.monolithDir)
      return sendScript(outgoing, join(site.monolithDir, ...rest))
    if (site.missing?.includes(pathname)) return void outgoing.writeHead(404).end()
    const address = siteUrl + incoming.url
    if (!incoming.headers.accept?.includes('text/html'))
      return forward(incoming, outgoing, { address, origin: siteUrl })
    void readPage(address, incoming).then((html) => sendPage(outgoing, site.convert(html)))
  }
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, handle)
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket) =>
    forwardSocket(incoming, socket, upstream),
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(() => void server.close()))
  })
}

/** The address of a call to a service; undefined for a request to the site. */
function serviceAddress(path: string, { apiUrl, chatUrl }: Upstream): string | undefined {
  if (path.startsWith(API_PREFIX)) return apiUrl + path.slice(API_PREFIX.length)
  return path.startsWith(CHAT_PREFIX) ? chatUrl + path.slice(CHAT_PREFIX.length) : undefined
}

const readPage = (address: string, { headers }: Http2ServerRequest): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = { ...present(headers, SENT_ON), 'accept-encoding': 'identity' }
    request(address, { headers: sent }, (response) => void text(response).then(resolve, reject))
      .on('error', reject)
      .end()
  })

/** Forwards the WebSocket of a page to chat. */
function forwardSocket({ method, url = '/', headers }: IncomingMessage, socket: Socket, upstream: Upstream) {
  const { hostname, port, pathname, search } = new URL(serviceAddress(url, upstream) ?? upstream.siteUrl)
  const chat = connect(Number(port), hostname, () => {
    const sent = Object.entries({ ...headers, origin: upstream.siteUrl })
    const head = sent.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('')
    chat.write(`${method} ${pathname}${search} HTTP/1.1\r\n${head}\r\n`)
    socket.pipe(chat).pipe(socket)
  })
  for (const [side, other] of [
    [socket, chat],
    [chat, socket],
  ] as const)
    side.on('error', () => other.destroy()).on('close', () => other.destroy())
}

const compress = (page: string) =>
  brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })

function sendScript(outgoing: Http2ServerResponse, file: string) {
  if (extname(file) !== '.js' || !existsSync(`${file}.br`)) return void outgoing.writeHead(404).end()
  outgoing.writeHead(200, {
    'content-type': 'text/javascript',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  outgoing.end(readFileSync(`${file}.br`))
}

function forward(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  { address, origin }: { address: string; origin: string },
) {
  const headers = { ...present(incoming.headers, SENT_ON), origin, 'accept-encoding': 'br' }
  const call = request(address, { method: incoming.method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, present(response.headers, RETURNED))
    response.on('error', () => outgoing.destroy())
    response.pipe(outgoing as unknown as NodeJS.WritableStream)
  })
  call.on('error', () => outgoing.writeHead(502).end())
  for (const side of [incoming, outgoing]) side.on('error', () => call.destroy())
  incoming.pipe(call)
}

/** Returns the named headers that are set. */
function present(headers: Record<string, string | string[] | undefined>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
}
