import { AwsClient } from 'aws4fetch'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Unavailable } from '../../availability/unavailable'
import { checkedKey, isKey, type FileStore } from './fileStore'

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

/** Files in a bucket of any service that speaks the S3 protocol, addressed by path. */
export function s3Store({ endpoint, bucket, ...credentials }: Bucket): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES })
  const root = `${endpoint}/${bucket}`
  const send = async (url: string, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const response = await client.fetch(url, { ...init, signal }).catch((cause: unknown) => {
      throw new Unavailable('files', { cause })
    })
    if (!response.ok && response.status !== 404) throw refusal(response.status, init.method)
    return response
  }
  return {
    async put(key, content, type) {
      const headers = { 'content-type': type, 'content-length': String(content.length) }
      const body = new Uint8Array(content)
      const { ok } = await send(`${root}/${checkedKey(key)}`, { method: 'PUT', body, headers })
      if (!ok) throw new Error(`The file storage has no bucket "${bucket}".`)
    },

    async get(key) {
      if (!isKey(key)) return undefined
      const { ok, body, headers } = await send(`${root}/${key}`)
      if (!ok || !body) return undefined
      // Prevents an unhandled error event if the connection breaks before there is a reader.
      const content = Readable.fromWeb(body as ReadableStream).on('error', () => undefined)
      return { bytes: Number(headers.get('content-length')), content }
    },

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

function refusal(status: number, method = 'GET') {
  const refused = new Error(`The file storage answered ${status} to ${method}.`)
  return status >= 500 ? new Unavailable('files', { cause: refused }) : refused
}

function listUrl(root: string, prefix: string, after?: string) {
  const query = new URLSearchParams({ 'list-type': '2', prefix })
  if (after) query.set('continuation-token', after)
  return `${root}?${query}`
}

/** Our keys contain nothing that XML escapes; in continuation tokens only `&amp;` occurs. */
function tags(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  )
}
