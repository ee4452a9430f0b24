import { readdirSync } from 'node:fs'
import { join, relative, sep, extname } from 'node:path'
import { inParallel } from '@mentor-connect/server/parallel'
import { pointerOf, type SiteBucket, type VersionedPointer } from '@mentor-connect/server/site-bucket'
import { beforeUpload, foldersOf, unusedAfter } from './unusedFolders'

/** Media types of the files of a site, for hosts that serve them from the bucket. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

const AT_ONCE = 8
/** Cache-Control header for the files of releases and generations. The file at such a path never changes. */
const CACHING = 'public, max-age=31536000, immutable'

/**
 * Makes the live state of a folder live in the bucket: uploads first the files of new releases, then the
 * pages, then the pointer. The pointer is replaced only if it has not changed since `before`.
 *
 * @param before the pointer of the bucket at the time when the folder was changed
 * @throws Refused while a release that the change needs is being deleted from the bucket
 * @returns false if another change was faster; then nothing has become live
 */
export async function pushSite(
  dir: string,
  bucket: SiteBucket,
  before: VersionedPointer | undefined,
  now: Date,
): Promise<boolean> {
  const after = await pointerOf(dir)
  if (!after || after.generation === before?.pointer.generation) return true
  const known = new Set(before?.pointer.releases)
  const added = foldersOf(after).filter((folder) => !known.has(folder))
  await beforeUpload(bucket, added, before?.pointer, now)
  for (const folder of added) await pushFolder(dir, bucket, folder)
  return bucket.writePointer({ ...after, ...unusedAfter(before?.pointer, after, now) }, before?.etag)
}

async function pushFolder(dir: string, bucket: SiteBucket, folder: string) {
  const files = readdirSync(join(dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  await inParallel(files, AT_ONCE, (file) =>
    bucket.upload(file, join(dir, file), { type: fileType(file), caching: CACHING }),
  )
}

const fileType = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream'
