import { FRAME_IDS, framesOf } from '@mentor-connect/contract/site/mounts'
import type { Grant } from '@mentor-connect/contract/site/siteConfiguration'
import type { AreaDeclaration } from '@mentor-connect/build/release/declaration'

/** The least that has to be granted to an area with this declaration. */
export function neededGrant({ mounts }: AreaDeclaration): Grant {
  return joinedGrants({
    paths: mounts.map(({ path }) => path),
    frames: mounts.flatMap(({ frame }) => framesOf(frame)),
  })
}

/** What several grants allow together. */
export function joinedGrants(...grants: Grant[]): Grant {
  const paths = grants.flatMap((grant) => grant.paths)
  return {
    paths: [...new Set(paths)]
      .filter((path) => !paths.some((other) => other !== path && isBelow(path, other)))
      .sort(),
    frames: FRAME_IDS.filter((frame) => grants.some(({ frames }) => frames.includes(frame))),
  }
}

/** What is needed and not granted; undefined if nothing is missing. */
export function missingGrant(needed: Grant, granted: Grant | undefined): Grant | undefined {
  const missing = {
    paths: needed.paths.filter((path) => !granted?.paths.some((one) => isBelow(path, one))),
    frames: needed.frames.filter((frame) => !granted?.frames.includes(frame)),
  }
  return Object.values(missing).some((list) => list.length > 0) ? missing : undefined
}

/** Whether a path or a pattern is another path, or below it. */
export const isBelow = (path: string, other: string) => `${path}/`.startsWith(`${other}/`.replace('//', '/'))

/** `/jobs · frames: public` */
export function describeGrant({ paths, frames }: Grant): string {
  const parts = [paths.join(', '), frames.length > 0 && `frames: ${frames.join(', ')}`]
  return parts.filter(Boolean).join(' · ') || 'nothing'
}

/** The command with which the site's owner grants all this to an area. */
export function grantCommand(area: string, { paths, frames }: Grant): string {
  const options = [
    paths.length > 0 && `--paths ${paths.join(',')}`,
    frames.length > 0 && `--frames ${frames.join(',')}`,
  ]
  return ['npm run site -- grant', area, ...options.filter(Boolean)].join(' ')
}
