import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaCommit } from '@mentor-connect/delivery/release/areaCommit'
import { isOfBackOffice, type Area } from '@mentor-connect/delivery/site/areas'
import type { BuiltRelease } from '@mentor-connect/delivery/site/buildSite'
import type { Sources } from '../start/workingTree'

export const AREAS_FOLDER = 'areas'
const LIST = 'areas.json'

interface Listed {
  release: string
  /** Commit that the build was made from. */
  commit?: string
}

/** Copies builds of areas into the folder, each into a subfolder with its name, and writes a list of them. */
export function storeAreas(folder: string, builds: BuiltRelease[], areas: Area[]): void {
  mkdirSync(folder, { recursive: true })
  const list: Record<string, Listed> = {}
  for (const { area, release, dir } of builds) {
    cpSync(dir, join(folder, area), { recursive: true })
    list[area] = { release, commit: areaCommit(areas.find(({ name }) => name === area)!.dir) }
  }
  writeFileSync(join(folder, LIST), JSON.stringify(list, null, 2))
}

/**
 * Returns the areas in a distribution, as a source of releases. `site` selects those of the product's site or
 * those of the back office.
 */
export function builtAreas(folder: string, site: 'product' | 'back office'): Sources {
  const list = JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as Record<string, Listed>
  const isOfSite = (area: string) =>
    site === 'product' ? !isOfBackOffice(area) : area === 'shell' || isOfBackOffice(area)
  return {
    announcement: '• Publishing what has changed…',
    areas: Object.keys(list).filter(isOfSite),
    idOf: (area) => list[area]?.release,
    build: async (names) =>
      names.map((area) => ({ area, dir: join(folder, area), commit: list[area]?.commit })),
  }
}
