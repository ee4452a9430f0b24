import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync, mkdirSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { dirname, extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** API calls use the same origin, so that no variant needs another connection. */
export const API_PREFIX = '/__api'

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' }

export interface BenchSite {
  /** Composed pages by file name. */
  pages: Record<string, string>
  /** First part of an address → folder, for example `monolith`. */
  folders: Record<string, string>
}

/** Serves one variant over HTTP/2 with TLS, everything compressed with brotli. */
export function serve(port: number, site: BenchSite, api: { origin: string; siteUrl: string }, keys: string) {
  const compressed = new Map<string, Buffer>()
  const pageOf = (path: string) => {
    const file = [`${path.slice(1)}.html`, `${dirname(path).slice(1)}/_.html`].find(
      (name) => site.pages[name],
    )
    return path === '/' ? 'index.html' : (file ?? 'app.html')
  }
  const handle = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const path = normalize(incoming.url.split('?')[0]!)
    if (path.startsWith(API_PREFIX)) return forward(incoming, outgoing, api)
    const [, folder = '', ...rest] = path.split('/')
    if (site.pages[folder] && extname(path) === '.json') return void outgoing.end(site.pages[folder])
    const root = site.folders[folder]
    if (root && extname(path)) return sendFile(outgoing, join(root, ...rest))
    const file = pageOf(path)
    if (!compressed.has(file)) compressed.set(file, brotliCompressSync(site.pages[file]!))
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    outgoing.end(compressed.get(file)!)
  }
  const server = createSecureServer({ ...certificate(keys), allowHTTP1: true }, handle)
  return new Promise<() => void>((resolve) => {
    server.listen(port, 'localhost', () => resolve(() => void server.close()))
  })
}

function sendFile(outgoing: Http2ServerResponse, file: string) {
  if (!existsSync(`${file}.br`)) return void outgoing.writeHead(404).end()
  outgoing.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  outgoing.end(readFileSync(`${file}.br`))
}

function forward(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  { origin, siteUrl }: { origin: string; siteUrl: string },
) {
  const { cookie, accept, authorization, 'content-type': type } = incoming.headers
  const headers = { cookie, accept, authorization, 'content-type': type, origin: siteUrl }
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
  const call = request(
    origin + incoming.url.slice(API_PREFIX.length),
    { method: incoming.method, headers: given as Record<string, string> },
    (response) => {
      const { 'content-type': content = 'application/json', 'cache-control': caching = 'no-cache' } =
        response.headers
      outgoing.writeHead(response.statusCode ?? 502, { 'content-type': content, 'cache-control': caching })
      response.on('error', () => outgoing.destroy())
      response.pipe(outgoing as unknown as NodeJS.WritableStream)
    },
  )
  call.on('error', () => outgoing.writeHead(502).end())
  for (const side of [incoming, outgoing]) side.on('error', () => call.destroy())
  incoming.pipe(call)
}

/**
 * The flag that makes Chromium trust this certificate. Ignoring all certificate errors is no alternative: Chromium
 * then does not cache the responses.
 */
export function trustFlag(keys: string): string {
  const { publicKey } = new X509Certificate(certificate(keys).cert)
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`
}

function certificate(dir: string) {
  mkdirSync(dir, { recursive: true })
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=localhost', '-days', '30', '-keyout', key, '-out', cert]
  if (!existsSync(cert) && spawnSync('openssl', [...options, ...names]).status !== 0)
    throw new Error('The benchmark needs the openssl command for its certificate: install it and try again.')
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
