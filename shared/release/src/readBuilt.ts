import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '@mentor-connect/build/cliError'
import { parseRelease, RELEASE_FILE } from '@mentor-connect/build/release/release'

/**
 * The area of a built release.
 * @throws CliError if the folder has no description of one
 */
export function readBuilt(dir: string): { area: string; dir: string } {
  const file = join(dir, RELEASE_FILE)
  if (!existsSync(file)) throw new CliError(`${dir} is not a built release: it has no ${RELEASE_FILE}.`)
  try {
    return { area: parseRelease(readFileSync(file, 'utf8')).area, dir }
  } catch (error) {
    throw new CliError(`${file} does not describe a release: ${(error as Error).message}`)
  }
}
