import { cpSync, existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describeFiles } from '@mentor-connect/build/release/hashAndCompress'
import { Refused } from '@mentor-connect/release/refused'
import { readRelease } from '@mentor-connect/build/conformance/readRelease'

/**
 * Copies a built release to a folder that another origin serves.
 * @throws Refused if the folder has different files under the same release id
 */
export function exportRelease(built: string, area: string, folderOf: (release: string) => string): void {
  const candidate = readRelease(built, area)
  if (typeof candidate === 'string') throw new Refused([candidate])
  const { release, files } = candidate.description
  const to = folderOf(release)
  if (!existsSync(to)) cpSync(built, to, { recursive: true })
  else if (!isDeepStrictEqual(describeFiles(to), files))
    throw new Refused([`${to} holds other files already: a release never changes under its id.`])
}
