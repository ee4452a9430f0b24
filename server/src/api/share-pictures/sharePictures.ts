import type { Locale } from '@mentor-connect/contract/api/locales'
import { LRUCache } from 'lru-cache'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../platform/files/store/fileStore'
import { entityTag } from '../../platform/http/entityTag'
import { Thread } from '../../platform/threads/thread'
import { threadProgram } from '../../platform/threads/threadProgram'
import type { PictureTask, Shown } from './shownOnPictures'

const CACHE_BYTES = 32 * 1024 * 1024
/** Largest number of pictures that may wait to be drawn. */
const WAITING_MAX = 50
/** Maximum size in bytes of an uploaded picture that is used. */
const UPLOAD_MAX_BYTES = 2 * 1024 * 1024

/** Error for a picture that is refused, because too many pictures are waiting to be drawn. */
export class TooManyPictures extends Error {}

export interface SharePicture {
  png: Buffer
  etag: string
}

/** Pictures are drawn in a thread, because drawing takes a quarter of a second and would block the event loop. */
const thread = new Thread<PictureTask, Uint8Array>(threadProgram(import.meta.url, 'sharePictureThread'))

export const drawInThread = (task: PictureTask) => thread.run(task)

/**
 * Returns a function that draws pictures and caches them by their content. If the same picture is requested
 * concurrently, it is drawn once.
 */
export function sharePictures(files: FileStore, draw = drawInThread) {
  let waiting = 0
  const pictures = new LRUCache<string, SharePicture, { shown: Shown; locale: Locale }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ png }) => png.length,
    fetchMethod: async (_key, _former, { context: { shown, locale } }) => {
      if (waiting >= WAITING_MAX) throw new TooManyPictures()
      waiting += 1
      try {
        const uploads = await readUploads(files, shown)
        return toPicture(await draw({ shown, locale, uploads }))
      } finally {
        waiting -= 1
      }
    },
  })
  return (shown: Shown, locale: Locale): Promise<SharePicture> =>
    pictures.forceFetch(JSON.stringify([locale, shown]), { context: { shown, locale } })
}

function toPicture(drawn: Uint8Array): SharePicture {
  const png = Buffer.from(drawn)
  return { png, etag: entityTag(png) }
}

async function readUploads(files: FileStore, shown: Shown): Promise<PictureTask['uploads']> {
  if (shown.kind === 'site') return {}
  if (shown.kind === 'mentor') return { portrait: await readUpload(files, shown.profile) }
  const [banner, portrait] = await Promise.all([
    readUpload(files, shown.banner),
    readUpload(files, shown.mentor.profile),
  ])
  return { banner, portrait }
}

/**
 * Reads an uploaded picture. Returns undefined for a generated picture, and if the file is missing or too
 * large.
 *
 * @param path path of the picture on the API
 */
async function readUpload(files: FileStore, path: string): Promise<Uint8Array | undefined> {
  const [, key] = /^\/files\/((?:banner|portrait)-[\w-]+\/\w+\.webp)$/.exec(path) ?? []
  const stored = key ? await files.get(key).catch(() => undefined) : undefined
  if (!stored || stored.bytes > UPLOAD_MAX_BYTES) {
    stored?.content.destroy()
    return undefined
  }
  return buffer(stored.content)
}
