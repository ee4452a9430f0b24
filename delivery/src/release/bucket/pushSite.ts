import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { inParallel } from '@mentor-connect/server/parallel'
import { pointerOf, type SiteBucket, type VersionedPointer } from '@mentor-connect/server/site-bucket'
import { fileType } from './fileType'

const AT_ONCE = 8
/** Releases and generations never change under their path. */
const CACHING = 'public, max-age=31536000, immutable'

/**
 * Makes what is live in a folder live in the bucket: first the files of new releases, then the pages, then the pointer,
 * which is replaced only if nobody else has replaced it since `before`.
 *
 * @param before what was live in the bucket when the folder was changed
 * @returns false if another change was faster: nothing is live then
 */
export async function pushSite(
  dir: string,
  bucket: SiteBucket,
  before: VersionedPointer | undefined,
): Promise<boolean> {
  const after = await pointerOf(dir)
  if (!after || after.generation === before?.pointer.generation) return true
  const known = new Set(before?.pointer.releases)
  for (const folder of after.releases) if (!known.has(folder)) await pushFolder(dir, bucket, folder)
  await pushFolder(dir, bucket, `generations/${after.generation}`)
  return bucket.writePointer(after, before?.etag)
}

async function pushFolder(dir: string, bucket: SiteBucket, folder: string) {
  const files = readdirSync(join(dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  await inParallel(files, AT_ONCE, (file) =>
    bucket.upload(file, join(dir, file), { type: fileType(file), caching: CACHING }),
  )
}
