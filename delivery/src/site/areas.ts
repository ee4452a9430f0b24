import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from '@mentor-connect/build/release/area'
import { ROOT } from '../root'

export type { Area }

const REMOTE_FOLDER = /^mf-(.+)$/

/** The shell and every folder that is named like a remote. */
export function allAreas(): Area[] {
  const remotes = readdirSync(ROOT).flatMap((folder) => {
    const name = REMOTE_FOLDER.exec(folder)?.[1]
    return name ? [{ name, dir: join(ROOT, folder) }] : []
  })
  return [{ name: 'shell', dir: join(ROOT, 'shell') }, ...remotes]
}

/** Path of a release inside the site's folder. */
export function releasePath(area: string, release: string): string {
  return area === 'shell' ? `shell/${release}` : `remotes/${area}/${release}`
}
