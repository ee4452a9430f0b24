import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { certificate } from './certificate'

/** Path prefix of calls to the API. They use the same origin, so that no variant needs another connection. */
export const API_PREFIX = '/__api'

/** Level of compression, which is the one that the site server uses for rendered pages. */
const BROTLI_QUALITY = 5
const SENT_ON = ['cookie', 'accept', 'authorization', 'content-type'] as const
const RETURNED = ['content-type', 'content-encoding', 'cache-control', 'location'] as const

/** The content that one variant serves itself. */
export interface BenchSite {
  /** Path → HTML. */
  pages: Record<string, string>
  /** Folder whose files are served below `/monolith/`. */
  monolithDir?: string
  /** Paths that are not served, although the site has them. */
  missing?: string[]
}

export interface Upstream {
  siteUrl: string
  apiUrl: string
}

/**
 * Serves one variant over HTTP/2 with TLS, with everything compressed by brotli. Everything else comes from the site
 * server and the API.
 *
 * @returns a function that stops the server
 */
export function serve(port: number, site: BenchSite, { siteUrl, apiUrl }: Upstream): Promise<() => void> {
  const compressed = new Map<string, Buffer>()
  const sendPage = (outgoing: Http2ServerResponse, page: string) => {
    if (!compressed.has(page)) compressed.set(page, compress(page))
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    outgoing.end(compressed.get(page)!)
  }
  const handle = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const { pathname, search } = new URL(incoming.url, `https://localhost:${port}`)
    if (pathname.startsWith(API_PREFIX)) {
      const address = apiUrl + pathname.slice(API_PREFIX.length) + search
      return forward(incoming, outgoing, { address, origin: siteUrl })
    }
    const page = site.pages[pathname]
    if (page) return sendPage(outgoing, page)
    const [, folder, ...rest] = pathname.split('/')
    if (folder === 'monolith' && site.monolithDir)
      return sendScript(outgoing, join(site.monolithDir, ...rest))
    if (site.missing?.includes(pathname)) return void outgoing.writeHead(404).end()
    forward(incoming, outgoing, { address: siteUrl + incoming.url, origin: siteUrl })
  }
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, handle)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(() => void server.close()))
  })
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

/** Those of the named headers that are set. */
function present(headers: Record<string, string | string[] | undefined>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
}
