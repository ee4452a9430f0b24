import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface BucketServer {
  url: string
  empty: () => void
  /** Ends all connections and refuses new ones; the files are kept. */
  halt: () => Promise<void>
  /** Starts the server again at the same address. */
  resume: () => Promise<void>
  close: () => Promise<void>
}

interface Access {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Number of keys on one page of a listing. */
  pageSize: number
}

/** A fake S3 server with the operations that a file store and a site use; it verifies signatures. */
export async function bucketServer({ bucket, pageSize, ...credentials }: Access): Promise<BucketServer> {
  const kept = new Map<string, { content: Buffer; type: string }>()
  const client = new AwsClient({ ...credentials, service: 's3' })
  const root = `/${bucket}`

  const server = createServer(async (request, response) => {
    const content = await buffer(request)
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    if (!(await isSigned(client, request, url))) return response.writeHead(403).end()
    if (!url.pathname.startsWith(root)) return response.writeHead(404).end()
    const key = url.pathname.slice(root.length + 1)
    if (url.searchParams.has('list-type')) return response.end(listing(kept, url.searchParams, pageSize))
    const { headers } = request
    if (request.method === 'PUT' && !meets(headers, kept.get(key))) return response.writeHead(412).end()
    if (request.method === 'PUT') kept.set(key, { content, type: headers['content-type'] ?? '' })
    if (request.method === 'DELETE') kept.delete(key)
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.end()
    const found = kept.get(key)
    if (!found) return response.writeHead(404).end()
    response.setHeader('etag', etagOf(found.content))
    if (headers['if-none-match'] === etagOf(found.content)) return response.writeHead(304).end()
    return sendContent(found.content, request, response)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    url: `http://127.0.0.1:${port}`,
    empty: () => kept.clear(),
    halt: () => {
      const closed = close()
      server.closeAllConnections()
      return closed
    },
    resume: () => listen(port),
    close,
  }
}

const etagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('hex')}"`

/** Returns true if the conditions of the request allow the file to be replaced. */
function meets(headers: IncomingHttpHeaders, found: { content: Buffer } | undefined) {
  if (headers['if-none-match'] === '*') return !found
  const wanted = headers['if-match']
  return wanted === undefined || (found !== undefined && wanted === etagOf(found.content))
}

const MODIFIED = 'Fri, 20 Nov 2026 08:00:00 GMT'

function sendContent(content: Buffer, { method, headers }: IncomingMessage, response: ServerResponse) {
  response.setHeader('last-modified', MODIFIED)
  const [range, from, to] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (!range) return response.setHeader('content-length', content.length).end(method === 'GET' ? content : '')
  const first = from ? Number(from) : Math.max(content.length - Number(to), 0)
  const part = content.subarray(first, from && to ? Number(to) + 1 : undefined)
  if (part.length === 0)
    return response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end('<Error/>')
  const contentRange = `bytes ${first}-${first + part.length - 1}/${content.length}`
  return response.writeHead(206, { 'content-range': contentRange, 'content-length': part.length }).end(part)
}

/** Signs the same request at the same time and compares the signatures. */
async function isSigned(client: AwsClient, { method, headers }: IncomingMessage, url: URL) {
  const datetime = String(headers['x-amz-date'])
  const signed = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? []
  const given = ['content-type', ...signed.filter((name) => name !== 'host' && !name.startsWith('x-amz-'))]
  const expected = await client.sign(url.href, {
    method,
    aws: { datetime },
    headers: {
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      ...Object.fromEntries(given.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []))),
    },
  })
  return expected.headers.get('authorization') === headers.authorization
}

function listing(kept: Map<string, unknown>, query: URLSearchParams, pageSize: number) {
  const after = query.get('continuation-token') ?? ''
  const keys = [...kept.keys()].sort().filter((key) => key.startsWith(query.get('prefix') ?? ''))
  const rest = keys.filter((key) => key > after)
  const page = rest.slice(0, pageSize)
  const next = rest.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`
}
