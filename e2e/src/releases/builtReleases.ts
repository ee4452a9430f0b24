import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { RepositoryCopy } from '@mentor-connect/scripts/testing/repositoryCopy'

const RELEASES = '.cache/releases'

/** Gives a copy of the repository the existing builds, so that it need not build them again. */
export function useBuiltReleases(copy: RepositoryCopy): void {
  const built = join(__dirname, '../../..', RELEASES)
  if (!existsSync(built)) return
  mkdirSync(join(copy.dir, '.cache'), { recursive: true })
  symlinkSync(built, join(copy.dir, RELEASES))
}
