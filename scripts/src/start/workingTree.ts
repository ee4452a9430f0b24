import { sourceCommit } from '@mentor-connect/delivery/release/sourceCommit'
import type { Build } from '@mentor-connect/delivery/release/publishBuilds'
import { allAreas } from '@mentor-connect/delivery/site/areas'
import { buildSite, type BuildProgress } from '@mentor-connect/delivery/site/buildSite'
import { releaseId } from '@mentor-connect/delivery/site/releaseId'

/** Source of the releases that `npm start` publishes. */
export interface Sources {
  areas: string[]
  /** Id of the release that a build of an area would produce. */
  idOf: (area: string) => string
  build: (areas: string[], progress: BuildProgress) => Promise<Build[]>
}

/** The current sources of this repository. */
export function workingTree(): Sources {
  const areas = allAreas()
  const folderOf = (area: string) => areas.find(({ name }) => name === area)!.dir
  return {
    areas: areas.map(({ name }) => name),
    idOf: (area) => releaseId(folderOf(area)),
    build: async (names, progress) => {
      const changed = areas.filter(({ name }) => names.includes(name))
      const builds = await buildSite(progress, changed)
      return builds.map(({ area, dir }) => ({ area, dir, commit: sourceCommit(folderOf(area)) }))
    },
  }
}
