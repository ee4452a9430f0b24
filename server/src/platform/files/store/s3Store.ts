import { AwsClient } from 'aws4fetch'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Unavailable } from '../../availability/unavailable'
import { rangeHeader, UnsatisfiableRangeError } from './byteRange'
import { checkedKey, isKey, type FileStore } from './fileStore'
import { partIn, storedFile, tags, totalIn } from './s3Responses'

export interface Bucket {
  /** Address of the service, for example `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const RETRIES = 3
const DEADLINE_MS = 60_000
/** For sending a video. */
const LARGE_DEADLINE_MS = 10 * 60_000

interface Way {
  client: AwsClient
  deadlineMs: number
}

/** Files in a bucket of any service that speaks the S3 protocol, addressed by path. */
export function s3Store({ endpoint, bucket, ...credentials }: Bucket): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES })
  const oneAttempt = new AwsClient({ ...credentials, service: 's3', retries: 0 })
  const root = `${endpoint}/${bucket}`
  const send = async (
    url: string,
    init: RequestInit = {},
    way: Way = { client, deadlineMs: DEADLINE_MS },
  ) => {
    const response = await fetchInTime(url, init, way).catch((cause: unknown) => {
      throw new Unavailable('files', { cause })
    })
    if (!response.ok && ![404, 416].includes(response.status)) throw refusal(response.status, init.method)
    return response
  }
  const find = async (key: string) => {
    if (!isKey(key)) return undefined
    const { ok, headers } = await send(`${root}/${key}`, { method: 'HEAD' })
    return ok ? storedFile(headers) : undefined
  }
  /** The size that a refused range states; not all services state it. */
  const sizeOf = async (key: string, refused: Response) => {
    await refused.body?.cancel()
    return totalIn(refused.headers) ?? (await find(key))?.bytes ?? 0
  }
  return {
    async put(key, content, type) {
      const headers = { 'content-type': type, 'content-length': String(content.length) }
      const body = new Uint8Array(content)
      const { ok } = await send(`${root}/${checkedKey(key)}`, { method: 'PUT', body, headers })
      if (!ok) throw new Error(`The file storage has no bucket "${bucket}".`)
    },

    async putFile(key, path, type) {
      const { size } = await stat(path)
      const headers = { 'content-type': type, 'content-length': String(size) }
      const url = `${root}/${checkedKey(key)}`
      // A stream is sent once only: it is opened again for each attempt.
      const attempt = () => {
        const body = Readable.toWeb(createReadStream(path)) as BodyInit
        const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body, headers, duplex: 'half' }
        return send(url, init, { client: oneAttempt, deadlineMs: LARGE_DEADLINE_MS })
      }
      const { ok } = await attempt().catch((error: unknown) => {
        if (error instanceof Unavailable) return attempt()
        throw error
      })
      if (!ok) throw new Error(`The file storage has no bucket "${bucket}".`)
    },

    async get(key, range) {
      if (!isKey(key)) return undefined
      const response = await send(`${root}/${key}`, range && { headers: { range: rangeHeader(range) } })
      const { ok, body, headers } = response
      if (response.status === 416) throw new UnsatisfiableRangeError(await sizeOf(key, response))
      if (!ok || !body) return undefined
      // Prevents an unhandled error event if the connection breaks before there is a reader.
      const content = Readable.fromWeb(body as ReadableStream).on('error', () => undefined)
      return { ...storedFile(headers), ...partIn(response), content }
    },

    find,

    async delete(key) {
      await send(`${root}/${checkedKey(key)}`, { method: 'DELETE' })
    },

    async list(prefix) {
      const keys: string[] = []
      let after: string | undefined
      do {
        const page = await (await send(listUrl(root, prefix, after))).text()
        keys.push(...tags(page, 'Key'))
        after = tags(page, 'NextContinuationToken')[0]
      } while (after)
      return keys.sort()
    },
  }
}

/** The deadline is for the beginning of the response: whoever reads the content may be slow. */
async function fetchInTime(url: string, init: RequestInit, { client, deadlineMs }: Way) {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), deadlineMs)
  try {
    return await client.fetch(url, { ...init, signal: deadline.signal })
  } finally {
    clearTimeout(timer)
  }
}

function refusal(status: number, method = 'GET') {
  const refused = new Error(`The file storage answered ${status} to ${method}.`)
  return status >= 500 ? new Unavailable('files', { cause: refused }) : refused
}

function listUrl(root: string, prefix: string, after?: string) {
  const query = new URLSearchParams({ 'list-type': '2', prefix })
  if (after) query.set('continuation-token', after)
  return `${root}?${query}`
}
