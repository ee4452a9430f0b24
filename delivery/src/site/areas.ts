import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from '@mentor-connect/build/release/area'
import { ROOT } from '../root'

export type { Area }

const REMOTE_FOLDER = /^mf-(.+)$/

/** Areas of the back office, which is a separate site. */
const OF_BACK_OFFICE = ['admin']
export const isOfBackOffice = (area: string) => OF_BACK_OFFICE.includes(area)

/**
 * The areas of the product's site: the shell, and every folder with the name of a remote, except for those of the back
 * office.
 */
export const allAreas = (): Area[] => everyArea().filter(({ name }) => !isOfBackOffice(name))

/** The areas of the back office's site, the shell included. */
export const backOfficeAreas = (): Area[] =>
  everyArea().filter(({ name }) => name === 'shell' || isOfBackOffice(name))

/** The areas of both sites. */
export function everyArea(): Area[] {
  const remotes = readdirSync(ROOT).flatMap((folder) => {
    const name = REMOTE_FOLDER.exec(folder)?.[1]
    return name ? [{ name, dir: join(ROOT, folder) }] : []
  })
  return [{ name: 'shell', dir: join(ROOT, 'shell') }, ...remotes]
}
