import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Config } from '../../platform/config/config'
import { bucketRequests } from '../../platform/files/store/bucketRequests'
import { inParallel } from '../../platform/parallel/inParallel'

// A site in a bucket has the same file names as a site in a folder. Instead of the link `live`, the bucket
// contains an object that names the live generation. A writer can replace the object only if it has read its
// current version.
const POINTER = 'live.json'
const AT_ONCE = 8

/** The live state of a site in a bucket. */
export interface LivePointer {
  /** Name of the live folder in `generations`. */
  generation: string
  /** Folders of all releases that belong to the site, such as `remotes/learner/4f2a`. */
  releases: string[]
  /** Folders that are no longer part of the site, each with the time at which it left the site (ISO 8601). */
  unused?: Record<string, string>
  /** Folders whose files are being deleted, each with the time at which the deletion began (ISO 8601). */
  deleting?: Record<string, string>
}

export interface VersionedPointer {
  pointer: LivePointer
  /** Version of the object. */
  etag: string
}

/** A site in a bucket. */
export interface SiteBucket {
  /** Name to show to people, such as `s3://site/staging`. */
  name: string
  /**
   * Reads the pointer; resolves with `unchanged` if its version is still `known`.
   * @param known version that the caller has
   * @returns undefined if the bucket has no site yet
   */
  readPointer: (known?: string) => Promise<VersionedPointer | 'unchanged' | undefined>
  /**
   * Writes the pointer.
   * @param replaced version to replace; undefined if there must be no pointer yet
   * @returns false if another writer has changed the pointer in the meantime
   */
  writePointer: (pointer: LivePointer, replaced?: string) => Promise<boolean>
  /** Returns the names of the files in a folder, relative to it. */
  list: (folder: string) => Promise<string[]>
  download: (file: string, to: string) => Promise<void>
  upload: (file: string, from: string, headers: { type: string; caching: string }) => Promise<void>
  /** Deletes all files of a folder. */
  remove: (folder: string) => Promise<void>
}

/** Returns the bucket of the configuration, or undefined if the site is in a folder. */
export function siteBucketFrom(config: Config): SiteBucket | undefined {
  const { siteBucket, siteBucketEndpoint, siteBucketKeyId, siteBucketKey } = config
  if (!siteBucket || !siteBucketEndpoint || !siteBucketKeyId || !siteBucketKey) return undefined
  return openSiteBucket(siteBucket, {
    endpoint: siteBucketEndpoint,
    region: config.siteBucketRegion,
    accessKeyId: siteBucketKeyId,
    secretAccessKey: siteBucketKey,
  })
}

interface Access {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Opens a site in a bucket.
 * @param address such as `s3://site` or `s3://site/staging`
 */
export function openSiteBucket(address: string, access: Access): SiteBucket {
  const { hostname: bucket, pathname } = new URL(address)
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  const { send, urlOf, putFile, list } = bucketRequests({ ...access, bucket })
  const keyOf = (file: string) => (folder ? `${folder}/${file}` : file)
  const addressOf = (file: string) => urlOf(encodeURI(keyOf(file)))
  const missing = (file: string) => new Error(`${address} has no ${file}.`)
  return {
    name: address,

    async readPointer(known) {
      const response = await send(
        addressOf(POINTER),
        { headers: { ...(known && { 'if-none-match': known }) } },
        { expected: [304, 404] },
      )
      if (response.status === 304) return 'unchanged'
      if (!response.ok) return undefined
      const pointer = (await response.json()) as LivePointer
      return { pointer, etag: response.headers.get('etag') ?? '' }
    },

    async writePointer(pointer, replaced) {
      const { status } = await send(
        addressOf(POINTER),
        {
          method: 'PUT',
          body: JSON.stringify(pointer, null, 2),
          headers: {
            'content-type': 'application/json',
            'cache-control': 'no-cache',
            ...(replaced ? { 'if-match': replaced } : { 'if-none-match': '*' }),
          },
        },
        // The status is 409 if two conditional writes happened at the same time.
        { expected: [404, 409, 412] },
      )
      if (status === 404 && !replaced) throw missing('bucket')
      return status < 300
    },

    async list(of) {
      const prefix = `${keyOf(of)}/`
      return (await list(prefix)).map((key) => key.slice(prefix.length))
    },

    async download(file, to) {
      const { ok, body } = await send(addressOf(file))
      if (!ok || !body) throw missing(file)
      await mkdir(dirname(to), { recursive: true })
      await pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(to))
    },

    async upload(file, from, { type, caching }) {
      const headers = { 'content-type': type, 'cache-control': caching }
      const { ok } = await putFile(encodeURI(keyOf(file)), from, headers)
      if (!ok) throw missing('bucket')
    },

    async remove(of) {
      const keys = await list(`${keyOf(of)}/`)
      await inParallel(keys, AT_ONCE, async (key) => {
        await send(urlOf(encodeURI(key)), { method: 'DELETE' })
      })
    },
  }
}
