import { AwsClient } from 'aws4fetch'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface BucketServer {
  url: string
  empty: () => void
  close: () => Promise<void>
}

interface Access {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Keys on one page of a listing. */
  pageSize: number
}

/** A fake S3 server with the operations that a file store uses; it verifies signatures. */
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
    if (request.method === 'PUT') kept.set(key, { content, type: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') kept.delete(key)
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.end()
    const found = kept.get(key)
    if (!found) return response.writeHead(404).end()
    return sendContent(found.content, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    empty: () => kept.clear(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
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
  const type = headers['content-type']
  const expected = await client.sign(url.href, {
    method,
    aws: { datetime },
    headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...(type && { 'content-type': type }) },
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
