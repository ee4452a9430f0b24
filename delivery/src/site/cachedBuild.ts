import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseRelease, RELEASE_FILE, type Release } from '@mentor-connect/build/release/release'
import { sourceId } from '@mentor-connect/build/release/sourceId'
import { buildInputs, type Lock } from './buildInputs'
import { CACHE, ROOT } from '../root'
import type { Area } from './areas'

/**
 * Folder for the build of an area's current sources, which need not exist. Its name does not change with files that the
 * build cannot contain, such as another area, packages of others, or tools for tests.
 */
export function buildFolderOf({ name, dir }: Area): string {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  const { folders, installed } = buildInputs(lock, relative(ROOT, dir))
  const sources = sourceId(ROOT, ['tsconfig.json', ...folders.sort()], installed)
  return join(CACHE, 'releases', name, sources)
}

/** The release that was built from the current sources of an area; undefined if they have not been built. */
export function cachedBuild(area: Area): Release | undefined {
  const file = join(buildFolderOf(area), RELEASE_FILE)
  return existsSync(file) ? parseRelease(readFileSync(file, 'utf8')) : undefined
}
