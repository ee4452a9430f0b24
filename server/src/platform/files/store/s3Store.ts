import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { bucketRequests, type Bucket } from './bucketRequests'
import { rangeHeader, UnsatisfiableRangeError } from './byteRange'
import { checkedKey, isKey, type FileStore } from './fileStore'
import { partIn, storedFile, totalIn } from './s3Responses'

/** Files in a bucket of any service with the S3 protocol, with path-style addresses. */
export function s3Store(bucket: Bucket): FileStore {
  const { send, urlOf, putFile, list } = bucketRequests(bucket)
  const noBucket = () => new Error(`The file storage has no bucket "${bucket.bucket}".`)
  const find = async (key: string) => {
    if (!isKey(key)) return undefined
    const { ok, headers } = await send(urlOf(key), { method: 'HEAD' })
    return ok ? storedFile(headers) : undefined
  }
  /**
   * Returns the size of the file whose range was refused. Some services do not state the size in that
   * response; it is then looked up with another request.
   */
  const sizeOf = async (key: string, refused: Response) => {
    await refused.body?.cancel()
    return totalIn(refused.headers) ?? (await find(key))?.bytes ?? 0
  }
  return {
    async put(key, content, type) {
      // The header `content-length` is left out: `fetch` adds it, and strict HTTP clients refuse a second
      // one.
      const headers = { 'content-type': type }
      const body = new Uint8Array(content)
      const { ok } = await send(urlOf(checkedKey(key)), { method: 'PUT', body, headers })
      if (!ok) throw noBucket()
    },

    async putFile(key, path, type) {
      const { ok } = await putFile(checkedKey(key), path, { 'content-type': type })
      if (!ok) throw noBucket()
    },

    async get(key, range) {
      if (!isKey(key)) return undefined
      const response = await send(urlOf(key), range && { headers: { range: rangeHeader(range) } })
      const { ok, body, headers } = response
      if (response.status === 416) throw new UnsatisfiableRangeError(await sizeOf(key, response))
      if (!ok || !body) return undefined
      // Prevents an unhandled error event if the connection breaks before there is a reader.
      const content = Readable.fromWeb(body as ReadableStream).on('error', () => undefined)
      return { ...storedFile(headers), ...partIn(response), content }
    },

    find,

    async delete(key) {
      await send(urlOf(checkedKey(key)), { method: 'DELETE' })
    },

    list,
  }
}
