import { AwsClient } from 'aws4fetch'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Unavailable } from '../../availability/unavailable'
import { tags } from './s3Responses'

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
/** Deadline for sending a video. */
const LARGE_DEADLINE_MS = 10 * 60_000

interface Way {
  client: AwsClient
  deadlineMs: number
}

export type BucketRequests = ReturnType<typeof bucketRequests>

/** Sends signed requests to a bucket of any service with the S3 protocol, with path-style addresses. */
export function bucketRequests({ endpoint, bucket, ...credentials }: Bucket) {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES })
  const oneAttempt = new AwsClient({ ...credentials, service: 's3', retries: 0 })
  const root = `${endpoint}/${bucket}`

  /** Sends one request. @throws Unavailable, or an error for an unexpected status */
  async function send(
    url: string,
    init: RequestInit = {},
    {
      way = { client, deadlineMs: DEADLINE_MS },
      expected = [404, 416],
    }: { way?: Way; expected?: number[] } = {},
  ): Promise<Response> {
    const response = await fetchInTime(url, init, way).catch((cause: unknown) => {
      throw new Unavailable('files', { cause })
    })
    if (!response.ok && !expected.includes(response.status)) throw refusal(response.status, init.method)
    return response
  }

  return {
    urlOf: (key: string) => `${root}/${key}`,
    send,

    /**
     * Uploads a local file without reading it into memory. Each attempt opens the file again, because a stream can be
     * sent only once.
     */
    async putFile(key: string, path: string, headers: Record<string, string>) {
      const { size } = await stat(path)
      const attempt = () => {
        const body = Readable.toWeb(createReadStream(path)) as BodyInit
        const init: RequestInit & { duplex: 'half' } = {
          method: 'PUT',
          body,
          headers: { ...headers, 'content-length': String(size) },
          duplex: 'half',
        }
        return send(`${root}/${key}`, init, { way: { client: oneAttempt, deadlineMs: LARGE_DEADLINE_MS } })
      }
      return attempt().catch((error: unknown) => {
        if (error instanceof Unavailable) return attempt()
        throw error
      })
    },

    /** Returns the keys with this prefix, sorted. */
    async list(prefix: string): Promise<string[]> {
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

/**
 * Sends a request. The deadline applies only until the response begins, because reading its content may be
 * slow.
 */
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
