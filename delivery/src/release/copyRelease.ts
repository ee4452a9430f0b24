import { cpSync, existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { filesOf } from '../site/seal'
import { readCandidate } from './gate/readCandidate'
import { Refused } from './refused'

/**
 * Copies a built release to the folder that another origin serves.
 * @throws Refused when other files are there under its id
 */
export function copyRelease(built: string, area: string, folderOf: (release: string) => string): void {
  const candidate = readCandidate(built, area)
  if (typeof candidate === 'string') throw new Refused([candidate])
  const { release, files } = candidate.description
  const to = folderOf(release)
  if (!existsSync(to)) cpSync(built, to, { recursive: true })
  else if (!isDeepStrictEqual(filesOf(to), files))
    throw new Refused([`${to} holds other files already: a release never changes under its id.`])
}
